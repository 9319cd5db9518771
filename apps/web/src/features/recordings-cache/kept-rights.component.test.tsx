import type { BandDocument } from "@bandstand/contracts/documents";
import { expect, it } from "vitest";
import { showInProduct } from "../../../test/product.tsx";
import { KeptDocumentsContext } from "../../records/documents/kept-documents-context.ts";
import { createKeptDocuments, documentStore } from "../../records/documents/kept-documents.ts";
import { createKeepMany } from "../../records/recordings/keep-many.ts";
import { keptRecording, keptSong } from "../../records/recordings/kept-recording.fixture.ts";
import { createKeptRecordings } from "../../records/recordings/kept-recordings.ts";
import { KeptRecordingsContext } from "../../records/recordings/kept-songs-context.ts";
import { createKeptWishes } from "../../records/recordings/kept-wishes.ts";
import { recordingStore } from "../../records/recordings/recording-store.ts";
import { KeptRights } from "./kept-rights.tsx";

const MEMBER = { userId: 7, bandId: 5, onRestored: () => {} };
const rider = { id: 1, bandId: 5, title: "Rider" } as BandDocument;

it("what is kept goes from the device with the right to it", async () => {
  const [papers, sounds] = [documentStore(null), recordingStore(null)];
  const documents = createKeptDocuments({
    ...MEMBER,
    store: papers,
    fetch: async () => ({
      document: rider,
      filename: "a",
      blob: new Blob(["paper"]),
      drawn: null,
      cachedAt: "2026-11-01T10:00:00.000Z",
    }),
  });
  const recordings = createKeptRecordings({
    ...MEMBER,
    store: sounds,
    fetch: async (id) => keptRecording(id),
    fetchSong: async (id) => keptSong(id),
  });
  await documents.keep(1);
  await recordings.keep(2);
  const wishes = createKeptWishes({ read: () => null, write: () => true }, "7/5");
  const many = createKeepMany(recordings, documents);
  // Nobody is signed in, to whom neither songs nor documents are open.
  await showInProduct(
    <KeptDocumentsContext value={documents}>
      <KeptRecordingsContext value={{ ...recordings, many, wishes }}>
        <KeptRights />
      </KeptRecordingsContext>
    </KeptDocumentsContext>,
  );
  await expect
    .poll(async () => [...(await papers.sweep("7/")), ...(await sounds.sweep("7/"))])
    .toEqual([]);
});
