/** Where recordings are kept on this device. */
import { MEMORY_ENTRIES } from "@bandstand/domain/recording-cache";
import {
  indexedKept,
  keepsFiles,
  type KeptDatabase,
  type KeptStore,
  keptStore,
} from "../../lib/offline/kept-store.ts";
import type { KeptRecording } from "./kept-recording.ts";

export type RecordingStore = KeptStore<KeptRecording>;
export type RecordingDatabase = KeptDatabase<KeptRecording>;

/** @param database null where the browser has none, or where nothing is to outlive the page */
export function recordingStore(database: RecordingDatabase | null): RecordingStore {
  return keptStore(database, MEMORY_ENTRIES);
}

export function indexedRecordings(): RecordingDatabase {
  return indexedKept("bandstand-recordings", "recordings");
}

export function browserRecordings(browser: Window & typeof globalThis): RecordingStore {
  return recordingStore(keepsFiles(browser) ? indexedRecordings() : null);
}
