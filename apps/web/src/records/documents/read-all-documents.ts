/** The documents of a band that has more of them than come at once. */
import { type DocumentRow, DOCUMENTS_AT_ONCE, listDocuments } from "@bandstand/contracts/documents";
import type { Client } from "../../lib/http/client.ts";

const AT_ONCE = DOCUMENTS_AT_ONCE.most;

/** In as few calls as the server answers: one for most bands. */
export async function readAllDocuments(
  client: Pick<Client, "call">,
  signal: AbortSignal,
): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  for (;;) {
    const last = rows.at(-1);
    const query = { limit: String(AT_ONCE), ...(last && { after: String(last.id) }) };
    const more = await client.call(listDocuments, { query }, { signal });
    rows.push(...more);
    if (more.length < AT_ONCE) return rows;
  }
}
