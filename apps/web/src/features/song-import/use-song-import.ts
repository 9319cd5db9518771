/** Wires the dialog's states to the worker that reads files, to what the band has, and to the call. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { saveBlob } from "../../lib/files/file-target.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { genresQuery, songStatusesQuery } from "../../records/lookups/lookups.ts";
import { songsQuery } from "../../records/songs/songs-query.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { type ImportAction, importReducer, type ImportState, START } from "./import-state.ts";
import { type ImportReader, startImportReader } from "./reading/import-reader.ts";
import type { Library } from "./reading/import-plan.ts";
import { describeFailure, useImportSongs } from "./requests/import-songs.ts";

export const IMPORT_CANCELLED = "Cancelled. What the list shows is what was imported.";

export interface SongImport {
  state: ImportState;
  /** Recordings and papers, chosen with the others or in a ZIP, for songs that are here once these are. */
  besides: readonly File[];
  read(files: readonly File[]): Promise<void>;
  /** Changes a choice and thinks the import through again. */
  change(action: ImportAction): Promise<void>;
  run(): Promise<void>;
  /** Saves what is skipped as a file of its own. */
  saveBad(): Promise<void>;
  /** Stops the reading or the call. */
  cancel(): void;
  restart(): void;
}

export function useSongImport(): SongImport {
  const [state, show] = useState(START);
  const [besides, setBesides] = useState<readonly File[]>([]);
  // What comes back from the worker must meet the latest state, not the one of the render that asked.
  const latest = useRef(START);
  const { client } = useServices();
  const queries = useQueryClient();
  const importSongs = useImportSongs();
  const desk = useRef<ImportReader>(null);
  const library = useRef<Library>(null);
  const call = useRef<AbortController>(null);

  useEffect(
    () => () => {
      desk.current?.close();
      call.current?.abort();
    },
    [],
  );

  function dispatch(action: ImportAction): ImportState {
    latest.current = importReducer(latest.current, action);
    show(latest.current);
    return latest.current;
  }

  async function loadLibrary(): Promise<Library> {
    const [songs, genres, statuses] = await Promise.all([
      queries.query({ ...songsQuery(client), staleTime: 0 }),
      queries.query(genresQuery(client)),
      queries.query(songStatusesQuery(client)),
    ]);
    library.current = {
      songs,
      genres,
      statuses,
    };
    return library.current;
  }

  async function plan(next: ImportState): Promise<void> {
    const { current } = desk;
    if (next.step !== "review" || !current || !library.current) return;
    const { choices } = next;
    dispatch({ type: "planned", choices, plan: await current.plan(choices, library.current) });
  }

  async function read(files: readonly File[]): Promise<void> {
    desk.current?.close();
    const mine = startImportReader();
    desk.current = mine;
    dispatch({ type: "read" });
    setBesides([]);
    try {
      const [opened] = await Promise.all([
        mine.open(files, (share) => dispatch({ type: "progress", share })),
        loadLibrary(),
      ]);
      if (desk.current !== mine) return;
      setBesides(opened.besides);
      await plan(dispatch({ type: "opened", opened }));
    } catch (error) {
      if (desk.current !== mine) return;
      dispatch({ type: "unreadable", problems: [describeError(error).message] });
    }
  }

  async function change(action: ImportAction): Promise<void> {
    await plan(dispatch(action));
  }

  async function run(): Promise<void> {
    const { current } = desk;
    if (latest.current.step !== "review" || !current) return;
    dispatch({ type: "import" });
    const abort = new AbortController();
    call.current = abort;
    const toSend = await current.songs();
    try {
      dispatch({ type: "imported", ...(await importSongs(toSend, abort.signal)) });
    } catch (error) {
      const failure = abort.signal.aborted
        ? [IMPORT_CANCELLED]
        : describeFailure(error, toSend.places);
      const review = dispatch({ type: "failed", failure });
      // The call may have gone through before its end was known: what is here now shows as such.
      await loadLibrary().then(
        () => plan(review),
        () => {},
      );
    }
  }

  async function saveBad(): Promise<void> {
    const text = await desk.current?.bad();
    if (text === undefined) return;
    saveBlob(new Blob([text], { type: "text/csv;charset=utf-8" }), "Songs to fix.csv");
  }

  function restart(): void {
    desk.current?.close();
    desk.current = null;
    dispatch({ type: "restart" });
  }

  return {
    state,
    besides,
    read,
    change,
    run,
    saveBad,
    cancel: () => (state.step === "importing" ? call.current?.abort() : restart()),
    restart,
  };
}
