import { Failure } from "@bandstand/contracts/failure";
import { type songLiveEndpoints, watchSong } from "@bandstand/contracts/song-live";
import type { songEndpoints } from "@bandstand/contracts/songs";
import { serveFile } from "../../platform/files/serve-file.ts";
import { type Authenticate, bandScope } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { withUpload } from "../../platform/http/upload.ts";
import type { Live } from "../../platform/live/live.ts";
import { watchRecord } from "../../records/kit/watch-record.ts";
import { receiveRecording } from "../../records/recordings/receive-recording.ts";
import { SONG } from "../../records/songs/song-kind.ts";
import { receivePeaks } from "./peaks.use-cases.ts";
import { readPlayback, readRecording, type RecordingServices } from "./recordings.use-cases.ts";
import { add, list, read, remove, save } from "./songs.use-cases.ts";

export interface SongServices extends RecordingServices {
  live: Live;
  authenticate: Authenticate;
}

export function songHandlers(
  services: SongServices,
): Handlers<typeof songEndpoints & typeof songLiveEndpoints> {
  const { database, files } = services;
  return {
    listSongs: ({ caller, query }) => list(database, caller, query.search),
    getSong: ({ caller, params }) => read(database, caller, params.id),
    addSong: ({ caller, body }) => add(database, caller, body),
    saveSong: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteSong: async ({ caller, params, query }) => {
      await remove(services, caller, params.id, query.confirm === "true");
      return undefined;
    },
    uploadRecording: ({ caller, params, request }) =>
      withUpload(request, (upload) =>
        receiveRecording(services, bandScope(caller), params.songId, upload),
      ),
    getRecordingDuration: async ({ caller, params }) => {
      const { duration } = await readRecording(database, caller, params.id);
      return { duration };
    },
    downloadRecording: async ({ caller, params, request, reply }) => {
      const recording = await readRecording(database, caller, params.id);
      const served = await serveFile(request, reply, {
        store: files,
        key: recording.filename,
        downloadName: recording.originalName ?? recording.filename,
        caching: "private",
      });
      if (!served) throw new Failure("no_recording");
      return reply;
    },
    getPlayback: ({ caller, params }) => readPlayback(services, caller, params.id),
    watchSong: ({ caller, params, request, reply }) =>
      watchRecord(services, SONG, { call: watchSong, caller, id: params.id, request, reply }),
    savePeaks: ({ caller, params, body }) => receivePeaks(services, caller, params.id, body),
  };
}
