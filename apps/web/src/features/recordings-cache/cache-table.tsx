/** The kept recordings as a table, ten to a page. */
import type { SongRow } from "@bandstand/contracts/songs";
import { formatDate } from "@bandstand/domain/date-format";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { KeptIn } from "../../lib/offline/kept-store.ts";
import { keepState, useKeptState } from "../../records/recordings/kept-songs-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import { cachePage } from "./cache-rows.ts";
import { CacheSearch } from "./cache-search.tsx";
import styles from "./cache-table.module.css";
import { useDebounced } from "./use-debounced.ts";

const STORAGE: Readonly<Record<KeptIn, string>> = {
  database: "This device",
  memory: "Until you close",
};

interface CacheTableProps {
  songs: readonly SongRow[];
  /** Songs that a switch keeps here: taken away, they would come back. */
  wanted: ReadonlySet<number>;
  onRemove: (songId: number) => void;
}

export function CacheTable({ songs, wanted, onRemove }: CacheTableProps) {
  const kept = useKeptState();
  const [text, setText] = useState("");
  const [asked, setPage] = useState(0);
  const search = useDebounced(text);
  const known = new Map(songs.map((song) => [song.id, song]));
  const all = [...kept.entries.values()].map((entry) => ({
    ...entry,
    artist: known.get(entry.songId)?.artist ?? "",
    isStale: keepState(kept, known.get(entry.songId) ?? { id: entry.songId }) === "stale",
  }));
  const { rows, page, pages, found } = cachePage(all, search, asked);
  return (
    <section aria-label="Songs on this device" className={styles.section}>
      {all.length > 0 && (
        <CacheSearch label="Search songs on this device" text={text} onChange={setText} />
      )}
      <table className={styles.table} hidden={found === 0}>
        <thead>
          <tr>
            <th scope="col">Song</th>
            <th scope="col">Size</th>
            <th scope="col">Storage</th>
            <th scope="col">Kept</th>
            <th scope="col">
              <VisuallyHidden>Remove</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.songId}>
              <th scope="row">
                <strong>{row.title}</strong>
                <span>
                  {row.artist}
                  {row.isStale && " · The song has a newer recording"}
                </span>
              </th>
              <td>{formatFileSize(row.size)}</td>
              <td>{STORAGE[row.storage]}</td>
              <td>{formatDate(row.cachedAt.slice(0, 10))}</td>
              <td>
                <IconButton
                  label={`Remove ${row.title} from this device`}
                  unavailable={wanted.has(row.songId) ? "A switch above keeps it here" : undefined}
                  onClick={() => onRemove(row.songId)}
                >
                  <IconX aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found === 0 && (
        <p className={styles.empty}>{all.length === 0 ? "No songs cached" : "No Rows"}</p>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          <Button
            size="small"
            unavailable={page > 0 ? undefined : "This is the first page"}
            onClick={() => setPage(page - 1)}
          >
            Previous
          </Button>
          <span role="status">
            Page {page + 1} of {pages}
          </span>
          <Button
            size="small"
            unavailable={page < pages - 1 ? undefined : "This is the last page"}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </nav>
      )}
    </section>
  );
}
