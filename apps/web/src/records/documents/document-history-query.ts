import { listDocumentHistory } from "@bandstand/contracts/document-files";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";

/** @param page from 1 */
export function useDocumentHistory(id: number, page: number) {
  const { client } = useServices();
  return useQuery({
    ...callQuery(client, ["document history", id, page], listDocumentHistory, {
      params: paramsOf(id),
      query: { page: String(page) },
    }),
    placeholderData: keepPreviousData,
  });
}
