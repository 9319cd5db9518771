/** The list of documents of a band that has thousands, beside a handler that does nothing else, on the same database. */
import { fileURLToPath } from "node:url";
import pg from "pg";
import { compare } from "../load/rounds.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { startChild } from "../product/child.ts";
import { type Product, withProduct } from "../product/product.ts";

const BARE = fileURLToPath(new URL("../bare/bare-documents.ts", import.meta.url));
const DOCUMENTS = 5000;
/** A page as screens ask for it, and the longest that there is: of those a band has no more under way at once than fit its room for answers. */
const PAGES = [
  { limit: 500, connections: 10 },
  { limit: 2000, connections: 2 },
] as const;

export const documents: Measurement = {
  name: "documents",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addDocuments(product, band.id);
      const bare = await startChild([BARE, product.databaseUrl, String(band.id)]);
      try {
        return await measure(product.url, bare.url, band.token);
      } finally {
        await bare.stop();
      }
    }),
};

async function measure(oursUrl: string, bareUrl: string, token: string): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}` };
  const figures: Figure[] = [];
  for (const { limit, connections } of PAGES) {
    const ours = { url: `${oursUrl}/api/documents?limit=${limit}`, headers, status: 200 };
    const bare = { url: `${bareUrl}/documents?limit=${limit}`, status: 200 };
    figures.push({
      name: `${limit} of ${DOCUMENTS} documents`,
      ...(await compare(ours, bare, connections)),
      unit: "requests/s",
      // As long as the other takes, and a fifth.
      target: { of: "ratio", is: "at least", value: 0.83 },
    });
  }
  return figures;
}

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
