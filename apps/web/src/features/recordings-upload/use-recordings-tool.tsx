/** The entry of the songs list's menu that opens the upload of several recordings, and files dropped on the page. */
import { uploadRecording } from "@bandstand/contracts/songs";
import { isPaperName, isRecordingName } from "@bandstand/domain/file-kinds";
import { IconUpload } from "@tabler/icons-react";
import { useEffectEvent, useLayoutEffect } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useOpenWindowKeys, useWindows } from "../../ui/windows/window-context.ts";
import { uploadTitle } from "./upload-words.ts";

const KEY = "songs/recordings";

/** Opens the upload with files that are chosen already, or with none. */
export function useOpenRecordings() {
  const windows = useWindows();
  return (dropped: readonly File[]) =>
    windows.open({
      key: KEY,
      title: uploadTitle(dropped.some(({ name }) => isPaperName(name))),
      width: 900,
      content: () => import("./recordings-upload.tsx").then((file) => file.RecordingsUpload),
      props: { dropped },
    });
}

export function useRecordingsTool(): MenuItem {
  const open = useOpenRecordings();
  const mayUpload = useMay(uploadRecording);
  const isOpen = useOpenWindowKeys().includes(KEY);

  const drop = useEffectEvent((event: DragEvent) => {
    // Whoever expects files of their own has taken the drop already.
    if (event.defaultPrevented) return;
    const dropped = [...(event.dataTransfer?.files ?? [])];
    // Else the browser would leave the page for the file.
    if (dropped.length > 0) event.preventDefault();
    const files = dropped.filter(({ name }) => isRecordingName(name) || isPaperName(name));
    if (mayUpload && !isOpen && files.length > 0) open(files);
  });
  // Before the list is seen: a file that is dropped on it at once would have the browser leave the page.
  useLayoutEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
    };
    const dropped = (event: DragEvent): void => drop(event);
    document.addEventListener("dragover", over);
    document.addEventListener("drop", dropped);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("drop", dropped);
    };
  }, []);

  return {
    key: "upload-recordings",
    label: "Upload recordings",
    icon: <IconUpload />,
    call: uploadRecording,
    onSelect: () => open([]),
  };
}
