import { getDocument } from "@bandstand/contracts/documents";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { DOCUMENT_KEYS } from "./document-keys.ts";

export const documentQuery = (client: Client, id: number) =>
  callQuery(client, DOCUMENT_KEYS.one(id), getDocument, { params: paramsOf(id) });

export function useDocument(id: number) {
  const { client } = useServices();
  return useQuery(documentQuery(client, id));
}
