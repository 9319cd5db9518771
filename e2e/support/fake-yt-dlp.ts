// A program that stands in for yt-dlp: it knows three videos and brings a sound of ours.

import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SCRIPT = `
import { copyFileSync, existsSync, statSync } from "node:fs";
const words = process.argv.slice(2);
const at = words.indexOf("--");
const [options, subject] = [words.slice(0, at), words[at + 1]];
const video = (id, title) => ({ id, title, channel: "Halcyon Drive", duration: 208.5, webpage_url: "https://www.youtube.com/watch?v=" + id });
if (subject.includes("private0000")) {
  console.error("ERROR: [youtube] private0000: This video is private");
  process.exit(1);
}
if (subject.startsWith("ytsearch") && subject.includes("nothing")) {
  console.error("ERROR: The site is away");
  process.exit(1);
} else if (subject.startsWith("ytsearch")) {
  console.log(JSON.stringify({ entries: [video("tinroof0001", "Tin Roof Rain"), video("tinroof0002", "Tin Roof Rain (live)")] }));
} else if (options.includes("--dump-single-json")) {
  console.log(JSON.stringify(video(subject.slice(-11), "Tin Roof Rain")));
} else {
  const sound = "@FOLDER@/sound";
  const size = statSync(sound).size;
  console.log("title " + JSON.stringify("Tin Roof Rain"));
  console.log("at " + Math.round(size / 2) + " of " + size + " or NA");
  if (subject.includes("slow0000000")) await new Promise((resolve) => setTimeout(resolve, 60000));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  copyFileSync(sound, "recording.mp3");
}
`;

export interface FakeYtDlp {
  readonly program: string;
  remove(): void;
}

/** @param sound what every download brings */
export function fakeYtDlp(sound: Buffer): FakeYtDlp {
  const folder = mkdtempSync(join(tmpdir(), "bandstand-e2e-yt-dlp-"));
  const program = join(folder, "yt-dlp.mjs");
  // The first line of a script names its program without spaces, which the path of the checkout may have.
  const node = join(folder, "node");
  symlinkSync(process.execPath, node);
  const script = `#!${node}\n${SCRIPT.replaceAll("@FOLDER@", folder)}`;
  writeFileSync(program, script, { mode: 0o755 });
  writeFileSync(join(folder, "sound"), sound);
  return { program, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
