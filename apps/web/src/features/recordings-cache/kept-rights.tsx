/** What is kept on this device goes with the right to it, as soon as that has gone. */
import { listDocuments } from "@bandstand/contracts/documents";
import { getPlayback } from "@bandstand/contracts/songs";
import { useEffect } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import {
  useKeptDocuments,
  useKeptDocumentsState,
} from "../../records/documents/kept-documents-context.ts";
import { useKeptRecordings, useKeptState } from "../../records/recordings/kept-songs-context.ts";

export function KeptRights() {
  const recordings = useKeptRecordings();
  const documents = useKeptDocuments();
  const hasSongs = useKeptState().entries.size > 0;
  const hasDocuments = useKeptDocumentsState().entries.size > 0;
  const mayPlay = useMay(getPlayback);
  const mayRead = useMay(listDocuments);
  useEffect(() => {
    // Tried again with the next page where the browser refuses.
    if (hasSongs && !mayPlay) void recordings.clear().catch(() => {});
  }, [hasSongs, mayPlay, recordings]);
  useEffect(() => {
    if (hasDocuments && !mayRead) void documents.clear().catch(() => {});
  }, [hasDocuments, mayRead, documents]);
  return null;
}
