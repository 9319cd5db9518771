/** Documents for flows, added through the API. */
import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./flow.ts";
import { paper } from "./paper.ts";

interface ChartFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const FIVE_PAGES: ChartFile = {
  name: "chart.pdf",
  mimeType: "application/pdf",
  buffer: paper(Array.from({ length: 5 }, (_, at) => `Chart, page ${at + 1}`)),
};

/** A chart that a song is played from: a PDF of five pages, “Chart in A”, where no other is named. */
export async function addChart(
  request: APIRequestContext,
  { token }: Session,
  songId: number,
  { title = "Chart in A", file = FIVE_PAGES } = {},
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const types = (await (await request.get("/api/documenttypes", { headers })).json()) as {
    id: number;
    name: string;
  }[];
  const chart = types.find(({ name }) => name === "Chart")?.id ?? 0;
  const sent = await request.post("/api/documentupload", {
    headers,
    multipart: {
      title,
      documentTypeId: String(chart),
      songId: String(songId),
      file,
    },
  });
  expect(sent.status()).toBe(201);
}
