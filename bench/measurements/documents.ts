/** The list of documents of a band that has thousands. */
import pg from "pg";
import type { Product } from "../product/product.ts";
import { longList } from "./long-list.ts";

const DOCUMENTS = 5000;

export const documents = longList({
  name: "documents",
  count: DOCUMENTS,
  fill: (product, band) => addDocuments(product, band.id),
});

async function addDocuments({ databaseUrl }: Pick<Product, "databaseUrl">, bandId: number) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into bandstand.documents (band_id, title, notes, document_type_id, filename, original_name, size, type, role_id)
       select $1, 'Document number ' || n, 'Send with every proposal.', 1 + n % 12, md5(n::text) || '.pdf', 'rider.pdf',
         100000 + n, 'application/pdf', case when n % 9 = 0 then 1 end
       from generate_series(1, $2::integer) n`,
      [bandId, DOCUMENTS],
    );
    await client.query("analyze bandstand.documents");
  } finally {
    await client.end();
  }
}
