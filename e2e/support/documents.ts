/** Documents for flows, added through the API. */
import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./flow.ts";
import { paper } from "./paper.ts";

/** A PDF of five pages, “Chart in A”, that a song is played from. */
export async function addChart(
  request: APIRequestContext,
  { token }: Session,
  songId: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const types = (await (await request.get("/api/documenttypes", { headers })).json()) as {
    id: number;
    name: string;
  }[];
  const chart = types.find(({ name }) => name === "Chart")?.id ?? 0;
  const pages = Array.from({ length: 5 }, (_, at) => `Chart, page ${at + 1}`);
  const sent = await request.post("/api/documentupload", {
    headers,
    multipart: {
      title: "Chart in A",
      documentTypeId: String(chart),
      songId: String(songId),
      file: { name: "chart.pdf", mimeType: "application/pdf", buffer: paper(pages) },
    },
  });
  expect(sent.status()).toBe(201);
}
