/** The file of a document, for who may see it. */
import type { Actor } from "@bandstand/domain/member";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { isVisible, SIGHT_PARAMETERS, sightOf } from "./visible-documents.ts";

const FIND = `
  select d.original_name as "originalName" from documents d
  where d.band_id = $1 and ${isVisible("d", 2)} and d.filename = $${2 + SIGHT_PARAMETERS} limit 1`;

/** What a stored file is called where the member may see a document that it is of; undefined where there is none. */
export async function findVisibleFile(
  tx: BandTransaction,
  actor: Actor,
  filename: string,
): Promise<{ originalName: string } | undefined> {
  const [file] = await tx.rows<{ originalName: string }>(
    { name: "find_visible_file", text: FIND },
    [tx.bandId, ...sightOf(actor), filename],
  );
  return file;
}
