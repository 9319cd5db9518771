/** What stands in the windows of a song. Widths are the documented ones. */
import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import { songAddress } from "../../records/songs/song-address.ts";
import type { NamedSong, SongWindows } from "../../records/songs/song-windows.ts";

export const songWindows: WindowOpeners<SongWindows> = (windows) => ({
  view: (song, setlistId) => windows.open(viewOf(song, setlistId)),
  follow: (song) => windows.follow(viewOf(song)),
  edit: ({ id, title }) =>
    windows.open({
      key: `song/${id}/edit`,
      title: `Edit ${title}`,
      shape: "record",
      address: `${songAddress(id)}/edit`,
      width: 1000,
      content: () =>
        import("../../features/songs/form/song-edit.tsx").then((file) => file.SongEdit),
      props: { songId: id },
    }),
  add: () =>
    windows.open({
      key: "song/add",
      title: "Add Song",
      shape: "record",
      address: "/song/add",
      width: 1000,
      content: () => import("../../features/songs/form/song-add.tsx").then((file) => file.SongAdd),
      props: {},
    }),
  print: ({ id, title }, part, setlistId) =>
    windows.open({
      key: `song/${id}/print/${part}/${setlistId}`,
      title: `Print ${title}`,
      shape: "page",
      address: setlistId ? undefined : `${songAddress(id)}/print/${part}`,
      width: 640,
      content: () =>
        import("../../features/songs/print/song-print.tsx").then((file) => file.SongPrint),
      props: { songId: id, part, setlistId },
    }),
  upload: ({ id, title }) =>
    windows.open({
      key: `songs/${id}/upload`,
      title: `Upload Recording: ${title}`,
      address: `/songs/${id}/upload`,
      width: 640,
      content: () =>
        import("../../features/songs/recording/upload-panel.tsx").then((file) => file.UploadPanel),
      props: { songId: id },
    }),
  rate: ({ id, title }) =>
    windows.open({
      key: `song/${id}/rating`,
      title: `Rating: ${title}`,
      width: 480,
      content: () =>
        import("../../features/songs/rating/rating-panel.tsx").then((file) => file.RatingPanel),
      props: { songId: id },
    }),
  zip: (songIds) =>
    windows.open({
      key: `songs/zip/${songIds.join()}`,
      title: "Download Recordings",
      width: 520,
      content: () =>
        import("../../features/songs/recording/recordings-zip.tsx").then(
          (file) => file.RecordingsZip,
        ),
      props: { name: "Song List", songs: songIds.map((id) => ({ id })) },
    }),
});

/** One of its own for each set list: the same song may be in another key in the next. */
function viewOf({ id, title }: NamedSong, setlistId?: number) {
  const address = songAddress(id, setlistId);
  return {
    key: address.slice(1),
    title,
    shape: "record",
    address,
    series: "song",
    width: 900,
    content: () => import("../../features/songs/view/song-view.tsx").then((file) => file.SongView),
    props: { songId: id, setlistId },
  } as const;
}
