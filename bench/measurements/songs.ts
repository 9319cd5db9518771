/** The songs' calls beside handlers that do nothing else, on the same database. */
import { fileURLToPath } from "node:url";
import { compare } from "../load/rounds.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { addSongs, newBand, removeSongs } from "../product/band.ts";
import { startChild } from "../product/child.ts";
import { withProduct } from "../product/product.ts";

const BARE = fileURLToPath(new URL("../bare/bare-songs.ts", import.meta.url));
const SONGS = 500;
const ADDED = "Tin Roof Rain";

export const songs: Measurement = {
  name: "songs",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addSongs(product, band, SONGS);
      const bare = await startChild([BARE, product.databaseUrl, String(band.id)]);
      try {
        return await measure(product.url, bare.url, band.token, () =>
          // A band holds so many songs and no more.
          removeSongs(product, band, ADDED),
        );
      } finally {
        await bare.stop();
      }
    }),
};

async function measure(
  oursUrl: string,
  bareUrl: string,
  token: string,
  after: () => Promise<void>,
): Promise<Figure[]> {
  const authorization = `Bearer ${token}`;
  const list = { url: `${oursUrl}/api/songs`, headers: { authorization }, status: 200 };
  const bareList = { url: `${bareUrl}/songs`, status: 200 };
  const { headers } = await fetch(list.url, { headers: { authorization } });
  const etag = headers.get("etag") ?? "";
  const unchanged = {
    ...list,
    headers: { authorization, "if-none-match": etag },
    status: 304,
  };
  const post = {
    method: "POST" as const,
    body: JSON.stringify({ title: ADDED, artist: "Marlow Skye" }),
    status: 201,
  };
  const json = { "content-type": "application/json" };
  return [
    {
      name: `list of ${SONGS} songs`,
      ...(await compare(list, bareList)),
      unit: "requests/s",
      target: { of: "ratio", is: "at least", value: 0.8 },
    },
    {
      name: "the list unchanged (304)",
      ...(await compare(unchanged, bareList)),
      unit: "requests/s",
      target: { of: "ratio", is: "at least", value: 5 },
    },
    {
      name: "add a song",
      ...(await compare(
        { ...post, url: `${oursUrl}/api/addsong`, headers: { authorization, ...json }, after },
        { ...post, url: `${bareUrl}/addsong`, headers: json, after },
      )),
      unit: "requests/s",
      target: { of: "ratio", is: "at least", value: 0.3 },
    },
  ];
}
