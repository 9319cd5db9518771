/** Inter as the file carries it: two weights, Latin and the rest of the Latin letters apart, each fetched when it is needed. */
import latinMedium from "@fontsource/inter/files/inter-latin-500-normal.woff?url";
import latinBold from "@fontsource/inter/files/inter-latin-700-normal.woff?url";
import extMedium from "@fontsource/inter/files/inter-latin-ext-500-normal.woff?url";
import extBold from "@fontsource/inter/files/inter-latin-ext-700-normal.woff?url";
import type { jsPDF } from "jspdf";
import type { Script } from "./text-runs.ts";
import { unpackWoff } from "./unpack-woff.ts";

export type PdfFont = `${Exclude<Script, "drawn">}${"Medium" | "Bold"}`;

const ADDRESSES: Record<PdfFont, string> = {
  latinMedium,
  latinBold,
  latinExtMedium: extMedium,
  latinExtBold: extBold,
};

export function fontOf(script: Exclude<Script, "drawn">, weight: number): PdfFont {
  return weight >= 600 ? `${script}Bold` : `${script}Medium`;
}

export async function addFonts(document: jsPDF, fonts: ReadonlySet<PdfFont>): Promise<void> {
  const files = await Promise.all(
    [...fonts].map(async (name) => ({ name, ttf: await load(name) })),
  );
  for (const { name, ttf } of files) {
    document.addFileToVFS(`${name}.ttf`, base64(ttf));
    document.addFont(`${name}.ttf`, name, "normal");
  }
}

async function load(font: PdfFont): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[font]);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return unpackWoff(new Uint8Array(await response.arrayBuffer()));
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
