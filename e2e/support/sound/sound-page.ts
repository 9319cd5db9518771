// Builds the page that sounds and serves it, under the policy of the product's own pages.

import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import { recordingOf } from "./recordings.ts";

export interface SoundSite {
  readonly url: string;
  /** Adds a recording; gives its address on the page. */
  add(name: string, bytes: Uint8Array): string;
  /** Adds silence of 8 kHz that takes hardly any room. */
  addSilence(name: string, seconds: number): string;
  close(): Promise<void>;
}

const PAGE = fileURLToPath(new URL("page", import.meta.url));

/** @param policy a content security policy; none where it is null */
export async function serveSoundPage(policy: string | null): Promise<SoundSite> {
  const folder = mkdtempSync(join(tmpdir(), "bandstand-sound-"));
  await build({
    configFile: false,
    root: PAGE,
    logLevel: "error",
    build: { outDir: folder, assetsInlineLimit: 0, minify: false, target: "esnext" },
  });
  const server = await preview({
    configFile: false,
    root: PAGE,
    logLevel: "error",
    build: { outDir: folder },
    preview: {
      host: "127.0.0.1",
      port: 0,
      headers: policy === null ? {} : { "content-security-policy": policy },
    },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The page that sounds is not served.");
  return {
    url,
    add(name, bytes) {
      writeFileSync(join(folder, name), bytes);
      return `/${name}`;
    },
    addSilence(name, seconds) {
      const frames = seconds * 8000;
      const silence = recordingOf({ seconds: 0, sampleRate: 8000, channels: 1 }, () => 0);
      const view = new DataView(silence.buffer);
      view.setUint32(4, silence.length - 8 + 2 * frames, true);
      view.setUint32(silence.length - 4, 2 * frames, true);
      writeFileSync(join(folder, name), silence);
      truncateSync(join(folder, name), silence.length + 2 * frames);
      return `/${name}`;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
