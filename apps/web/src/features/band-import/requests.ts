import {
  importFromBand,
  type Importable,
  listImportable,
  listOtherBands,
} from "@bandstand/contracts/band-import";
import { useQuery } from "@tanstack/react-query";
import { useChange } from "../../lib/cache/change.ts";
import { tells } from "../../lib/cache/tells.ts";
import { useServices } from "../../lib/services/services-context.ts";
import type { ImportKind } from "./import-kind.ts";

/** Milliseconds: recordings of a whole library are copied within one call. */
const TIMEOUT = 15 * 60_000;

const importableKey = ({ type }: ImportKind, bandId: number) => ["importable", type, bandId];

// What other bands have is nothing to be kept on this device.
const ELSEWHERE = { keep: false };

export function useOtherBands() {
  const { client } = useServices();
  return useQuery({
    queryKey: ["otherbands"],
    queryFn: ({ signal }) => client.call(listOtherBands, {}, { signal }),
    meta: ELSEWHERE,
  });
}

export function useImportable(kind: ImportKind, bandId: number) {
  const { client } = useServices();
  const params = { bandId: String(bandId), type: kind.type };
  return useQuery({
    queryKey: importableKey(kind, bandId),
    queryFn: ({ signal }) => client.call(listImportable, { params }, { signal }),
    // What was imported or renamed a moment ago decides about conflicts.
    staleTime: 0,
    meta: { ...tells(listImportable), ...ELSEWHERE },
  });
}

interface ImportOrder {
  items: readonly Importable[];
  includeDocuments: boolean;
  signal: AbortSignal;
}

/** Copies all or nothing. */
export function useImport(kind: ImportKind, bandId: number) {
  const change = useChange();
  return async ({ items, includeDocuments, signal }: ImportOrder) => {
    const body = {
      items: items.map(({ id, nameConflict }) => ({ id, nameConflict })),
      includeDocuments,
    };
    const params = { bandId: String(bandId), type: kind.type };
    const options = { signal, timeout: TIMEOUT, isSettled: true };
    return await change(importFromBand, { params, body }, options);
  };
}
