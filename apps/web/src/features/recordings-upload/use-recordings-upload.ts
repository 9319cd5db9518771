/** Wires the list of recordings to the songs of the band and to the calls. */
import type { SongRow } from "@bandstand/contracts/songs";
import { useEffect, useRef, useState } from "react";
import { useSongChanges } from "../../records/songs/song-changes.ts";
import { useSongs } from "../../records/songs/songs-query.ts";
import type { UploadOptions } from "../../lib/http/upload.ts";
import { createUploadRunner, type UploadRunner } from "../../lib/uploads/upload-runner.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { chooseRecordings, type LeftAside } from "./choose-recordings.ts";
import { useAddNamedSong, useSendRecording } from "./requests/send-recording.ts";
import { sendItem } from "./send-item.ts";
import { type UploadAction, type UploadItem, uploadListReducer } from "./upload-list.ts";

const NONE: readonly SongRow[] = [];

export interface RecordingsUpload {
  items: readonly UploadItem[];
  leftAside: readonly LeftAside[];
  songs: readonly SongRow[];
  isLoading: boolean;
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
  const runner = useRef<UploadRunner>(null);
  const send = useSendRecording();
  const addSong = useAddNamedSong();
  const songChanges = useSongChanges();

  useEffect(() => () => runner.current?.cancelAll(), []);

  function dispatch(action: UploadAction): void {
    latest.current = uploadListReducer(latest.current, action);
    show(latest.current);
  }

  function runnerNow(): UploadRunner {
    runner.current ??= createUploadRunner<number>({
      waiting: () =>
        latest.current.flatMap(({ id, progress }) => (progress.state === "waiting" ? [id] : [])),
      send: (id, options) => {
        const item = latest.current.find((one) => one.id === id);
        const file = files.current.get(id);
        if (!item || !file) return Promise.reject(new Error("This file is gone. Choose it again."));
        const parts = {
          addSong,
          removeSong: songChanges.remove,
          onAdded: (songId: number | null) => dispatch({ type: "added", id, songId }),
          send: (songId: number, sending: UploadOptions) => send(songId, file, sending),
        };
        return sendItem(item, parts, options);
      },
      describe: (error) => describeError(error).message,
      onEvent: (event) =>
        dispatch(
          event.type === "done" ? { type: "done", id: event.id, songId: event.sent } : event,
        ),
    });
    return runner.current;
  }

  function choose(chosen: readonly File[]): void {
    const { current } = latest;
    const taken = current.flatMap(({ target }) => (target.kind === "song" ? [target.songId] : []));
    const found = chooseRecordings(chosen, songs, current.length + 1, new Set(taken));
    for (const [id, file] of found.files) files.current.set(id, file);
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
