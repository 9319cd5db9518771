/** Brings what the member wants on this device, whenever something of it is missing or has changed. */
import { type DocumentRow, listDocuments } from "@bandstand/contracts/documents";
import type { SongRow } from "@bandstand/contracts/songs";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Offline } from "../../lib/http/call-errors.ts";
import { useIsOnline, useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { useDocuments } from "../../records/documents/documents-query.ts";
import { useKeptDocumentsState } from "../../records/documents/kept-documents-context.ts";
import { missingPapers } from "../../records/documents/missing-papers.ts";
import { CACHE_MESSAGES } from "../../records/recordings/cache-messages.ts";
import {
  useKeptRecordings,
  useKeptState,
  useKeptWishes,
  useManyState,
} from "../../records/recordings/kept-songs-context.ts";
import { missingSongs } from "../../records/recordings/missing-songs.ts";
import { setlistQuery } from "../../records/setlists/setlist-query.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useKeptGroups, wantedSongs } from "./kept-groups.ts";

/** A song as it is now, so that one that fails is asked for once and not again and again. */
const versionOf = ({ id, recordingDate, updatedAt }: SongRow) =>
  `${id} ${recordingDate ?? ""} ${updatedAt}`;

const fileOf = ({ id, filename }: DocumentRow) => `paper ${id} ${filename}`;

const NO_DOCUMENTS: readonly DocumentRow[] = [];

export function Keeper() {
  const { client } = useServices();
  const queries = useQueryClient();
  const recordings = useKeptRecordings();
  const { entries, isReady } = useKeptState();
  const wishes = useKeptWishes();
  const papers = useKeptDocumentsState();
  const mayReadDocuments = useMay(listDocuments);
  const { data: documents = NO_DOCUMENTS } = useDocuments({ enabled: mayReadDocuments });
  const isBusy = useManyState() !== null;
  const isOnline = useIsOnline();
  const notify = useNotify();
  const { groups, next } = useKeptGroups();
  const tried = useRef<ReadonlySet<string>>(new Set());
  const nextId = wishes.has("gig") ? (next?.setlist.id ?? null) : null;

  useEffect(() => {
    if (nextId === null || !isOnline) return;
    // Its songs are of use without it as well.
    queries.query(setlistQuery(client, nextId)).catch(() => {});
  }, [nextId, isOnline, queries, client]);

  useEffect(() => {
    if (!isReady || !papers.isReady || !isOnline || isBusy) return;
    const songs = wantedSongs(groups, wishes);
    const wanted = songs.filter((song) => !tried.current.has(versionOf(song)));
    const { whole, words } = missingSongs(wanted, entries);
    const ofThem = missingPapers(
      documents,
      songs.map(({ id }) => id),
      papers.entries,
    ).filter((document) => !tried.current.has(fileOf(document)));
    if (whole.length + words.length + ofThem.length === 0) return;
    tried.current = new Set([...tried.current, ...wanted.map(versionOf), ...ofThem.map(fileOf)]);
    recordings.many.start({ songs: whole, words, papers: ofThem.map(({ id }) => id) }).then(
      (failed) => {
        const problem = CACHE_MESSAGES.notBrought(failed);
        if (problem !== null) notify.error(problem);
      },
      (error: unknown) => {
        // It goes on when the network is back.
        if (error instanceof Offline) tried.current = new Set();
        else notify.failed("Error downloading missing songs", error);
      },
    );
  });
  return null;
}
