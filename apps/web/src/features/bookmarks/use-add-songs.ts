import { useWindows } from "../../ui/windows/window-context.ts";

/** Opens the dialog that bookmarks songs, in its documented width. */
export function useAddSongs(): () => void {
  const windows = useWindows();
  return () =>
    windows.open({
      key: "bookmarks/add",
      title: "Add Songs to Bookmarks",
      width: 500,
      content: () => import("./add-songs.tsx").then((file) => file.AddSongs),
      props: {},
    });
}
