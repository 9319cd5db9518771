/** Opens the windows of a song, from wherever songs are shown. Widths are the documented ones. */
import type { PrintedPart } from "./song-print.tsx";
import { useWindows } from "../../ui/windows/window-context.ts";

export interface SongWindows {
  view(song: { id: number; title: string }): void;
  edit(song: { id: number; title: string }): void;
  add(): void;
  upload(song: { id: number; title: string }): void;
  rate(song: { id: number; title: string }): void;
  /** Full screen, over everything. */
  print(song: { id: number; title: string }, part: PrintedPart): void;
  /** Downloads the recordings of songs that have one. */
  zip(songIds: readonly number[]): void;
}

export function useSongWindows(): SongWindows {
  const windows = useWindows();
  return {
    view: ({ id, title }) =>
      windows.open({
        key: `song/${id}`,
        title,
        width: 900,
        content: () => import("./song-view.tsx").then((file) => file.SongView),
        props: { songId: id },
      }),
    edit: ({ id, title }) =>
      windows.open({
        key: `song/${id}/edit`,
        title: `Edit ${title}`,
        width: 1000,
        content: () => import("./song-edit.tsx").then((file) => file.SongEdit),
        props: { songId: id },
      }),
    add: () =>
      windows.open({
        key: "song/add",
        title: "Add Song",
        width: 1000,
        content: () => import("./song-add.tsx").then((file) => file.SongAdd),
        props: {},
      }),
    print: ({ id, title }, part) =>
      windows.open({
        key: `song/${id}/print/${part}`,
        title: `Print ${title}`,
        width: 640,
        content: () => import("./song-print.tsx").then((file) => file.SongPrint),
        props: { songId: id, part },
      }),
    upload: ({ id, title }) =>
      windows.open({
        key: `songs/${id}/upload`,
        title: `Upload Recording: ${title}`,
        width: 640,
        content: () => import("./upload-panel.tsx").then((file) => file.UploadPanel),
        props: { songId: id },
      }),
    rate: ({ id, title }) =>
      windows.open({
        key: `song/${id}/rating`,
        title: `Rating: ${title}`,
        width: 480,
        content: () => import("./rating-panel.tsx").then((file) => file.RatingPanel),
        props: { songId: id },
      }),
    zip: (songIds) =>
      windows.open({
        key: `songs/zip/${songIds.join()}`,
        title: "Download Recordings",
        width: 520,
        content: () => import("./zip-panel.tsx").then((file) => file.ZipPanel),
        props: { name: "Song List", songs: songIds.map((id) => ({ id })) },
      }),
  };
}
