import {
  importFromBand,
  type Importable,
  listImportable,
  listOtherBands,
} from "@bandstand/contracts/band-import";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../lib/services/services-context.ts";
import type { ImportKind } from "./import-kind.ts";

/** Milliseconds: recordings of a whole library are copied within one call. */
const PATIENCE = 15 * 60_000;

const importableKey = ({ type }: ImportKind, bandId: number) => ["importable", type, bandId];

// What other bands have is nothing to be kept on this device.
const meta = { keep: false };

export function useOtherBands() {
  const { client } = useServices();
  return useQuery({
    queryKey: ["otherbands"],
    queryFn: ({ signal }) => client.call(listOtherBands, {}, { signal }),
    meta,
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
    meta,
  });
}

interface ImportOrder {
  items: readonly Importable[];
  includeDocuments: boolean;
  signal: AbortSignal;
}

/** Copies all or nothing, and brings both lists to where the server is. */
export function useImport(kind: ImportKind, bandId: number) {
  const { client } = useServices();
  const queries = useQueryClient();
  return async ({ items, includeDocuments, signal }: ImportOrder) => {
    const body = {
      items: items.map(({ id, nameConflict }) => ({ id, nameConflict })),
      includeDocuments,
    };
    const params = { bandId: String(bandId), type: kind.type };
    try {
      return await client.call(importFromBand, { params, body }, { signal, patience: PATIENCE });
    } finally {
      // Also where nobody knows how the call ended.
      await Promise.all([
        queries.invalidateQueries({ queryKey: importableKey(kind, bandId) }),
        queries.invalidateQueries({ queryKey: kind.queryKey }),
      ]);
    }
  };
}
