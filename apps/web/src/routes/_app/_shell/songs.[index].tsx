import { listSongs } from "@bandstand/contracts/songs";
import { searchFor } from "@bandstand/domain/text-search";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { SONG_IMPORT } from "../../../features/band-import/import-kind.ts";
import { useBandImportTool } from "../../../features/band-import/use-band-import-tool.tsx";
import {
  useOpenRecordings,
  useRecordingsTool,
} from "../../../features/recordings-upload/use-recordings-tool.tsx";
import { useCacheTool } from "../../../features/recordings-cache/use-cache-tool.tsx";
import { useSongImportTool } from "../../../features/song-import/use-song-import-tool.tsx";
import { readSongSearch, STATUSES } from "../../../features/songs/list/song-search.ts";
import { SongsPage } from "../../../features/songs/list/songs-page.tsx";

export const Route = createFileRoute("/_app/_shell/songs/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Songs", calls: [listSongs] }, Songs),
});

function Songs() {
  const search = readSongSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const importFiles = useSongImportTool(useOpenRecordings());
  const importFromBands = useBandImportTool(SONG_IMPORT);
  const recordings = useRecordingsTool();
  const statuses = new Set(STATUSES.tagsOf(search.status));
  const isFound = searchFor(search.search ?? "");
  const cache = useCacheTool(
    ({ songStatusTag, title, artist, featuring }) =>
      statuses.has(songStatusTag) && isFound([title, artist, featuring]),
  );
  return (
    <SongsPage
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true })}
      tools={[
        { key: "import", items: [recordings, importFiles, importFromBands] },
        { key: "device", items: [cache] },
      ]}
      starts={[importFiles, importFromBands]}
    />
  );
}
