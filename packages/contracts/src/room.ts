/** What is said where a band has no more room for files; where the server has none, `no_room` has the words. */
import { formatFileSize } from "@bandstand/domain/file-size";

/** @param bytes that each band has */
export function bandRoomUsedUp(bytes: number): string {
  return `Your band's room for files is used up: it has ${formatFileSize(bytes)}. Nothing was changed. Delete recordings that you no longer need, or ask whoever runs this server for more.`;
}
