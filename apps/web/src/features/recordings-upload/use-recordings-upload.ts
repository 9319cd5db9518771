/** Wires the list of recordings and papers to the songs of the band and to the calls. */
import { canAddDocument } from "@bandstand/domain/document-permissions";
import type { SongRow } from "@bandstand/contracts/songs";
import { useEffect, useRef, useState } from "react";
import { contextOf } from "../../records/documents/documents-query.ts";
import { useSongChanges } from "../../records/songs/song-changes.ts";
import { useSongs } from "../../records/songs/songs-query.ts";
import { randomId } from "../../lib/random-id.ts";
import { useBandUser } from "../../lib/services/services-context.ts";
import type { UploadOptions } from "../../lib/http/upload.ts";
import { createUploadRunner, type UploadRunner } from "../../lib/uploads/upload-runner.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { chooseRecordings, type LeftAside } from "./choose-recordings.ts";
import { useKeepPaper } from "./requests/keep-paper.ts";
import { useAddNamedSong, useSendRecording } from "./requests/send-recording.ts";
import { sendItem } from "./send-item.ts";
import { type UploadAction, type UploadItem, uploadListReducer } from "./upload-list.ts";

const NONE: readonly SongRow[] = [];

export interface RecordingsUpload {
  items: readonly UploadItem[];
  leftAside: readonly LeftAside[];
  songs: readonly SongRow[];
  isLoading: boolean;
  /** Whether a paper of no song may be kept as the band's. */
  mayKeepForBand: boolean;
  choose(files: readonly File[]): void;
  change(action: UploadAction): void;
  begin(): void;
  retry(id: number): void;
  retryFailed(): void;
  cancel(id: number): void;
  cancelAll(): void;
}

export function useRecordingsUpload(): RecordingsUpload {
  const { data: songs = NONE, isPending } = useSongs();
  const [items, show] = useState<readonly UploadItem[]>([]);
  const [leftAside, setLeftAside] = useState<readonly LeftAside[]>([]);
  // Several uploads report between two renders: each must meet what the one before left.
  const latest = useRef(items);
  const files = useRef(new Map<number, File>());
  // A second try of a paper is the same upload.
  const keys = useRef(new Map<number, string>());
  const runner = useRef<UploadRunner>(null);
  const send = useSendRecording();
  const keepPaper = useKeepPaper();
  const addSong = useAddNamedSong();
  const mayKeepForBand = canAddDocument(useBandUser(), contextOf(undefined));
  const songChanges = useSongChanges();

  useEffect(() => () => runner.current?.cancelAll(), []);

  function dispatch(action: UploadAction): void {
    latest.current = uploadListReducer(latest.current, action);
    show(latest.current);
  }

  function runnerNow(): UploadRunner {
    runner.current ??= createUploadRunner<void>({
      waiting: () =>
        latest.current.flatMap(({ id, progress }) => (progress.state === "waiting" ? [id] : [])),
      send: (id, options) => {
        const item = latest.current.find((one) => one.id === id);
        const file = files.current.get(id);
        if (!item || !file) return Promise.reject(new Error("This file is gone. Choose it again."));
        if (item.kind === "paper") {
          const { target } = item;
          const songId = target.kind === "song" ? target.songId : null;
          return keepPaper({ file, songId, key: keys.current.get(id) ?? randomId() }, options);
        }
        const parts = {
          addSong,
          removeSong: songChanges.remove,
          onAdded: (songId: number | null) => dispatch({ type: "added", id, songId }),
          send: (songId: number, sending: UploadOptions) => send(songId, file, sending),
        };
        return sendItem(item, parts, options);
      },
      describe: (error) => describeError(error).message,
      onEvent: dispatch,
    });
    return runner.current;
  }

  function choose(chosen: readonly File[]): void {
    const { current } = latest;
    const taken = current.flatMap(({ kind, target }) =>
      kind === "recording" && target.kind === "song" ? [target.songId] : [],
    );
    const firstId = current.length + 1;
    const found = chooseRecordings(chosen, songs, firstId, new Set(taken), mayKeepForBand);
    for (const [id, file] of found.files) {
      files.current.set(id, file);
      keys.current.set(id, randomId());
    }
    setLeftAside([...leftAside, ...found.leftAside]);
    dispatch({ type: "add", items: found.items });
  }

  function retry(id: number): void {
    dispatch({ type: "retry", id });
    runnerNow().wake();
  }

  return {
    items,
    leftAside,
    songs,
    isLoading: isPending,
    mayKeepForBand,
    choose,
    change: dispatch,
    begin() {
      dispatch({ type: "begin" });
      runnerNow().wake();
    },
    retry,
    retryFailed() {
      for (const { id, progress } of latest.current) if (progress.state === "failed") retry(id);
    },
    cancel: (id) => runner.current?.cancel(id),
    cancelAll: () => runner.current?.cancelAll(),
  };
}
