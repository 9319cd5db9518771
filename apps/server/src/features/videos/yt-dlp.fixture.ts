/** A program that stands in for yt-dlp: it says and writes what the subject asks it to, and notes how it was called. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const SCRIPT = `
import { appendFileSync, copyFileSync, mkdirSync, existsSync, statSync, truncateSync, writeFileSync } from "node:fs";
const folder = "@FOLDER@";
const words = process.argv.slice(2);
const at = words.indexOf("--");
const [options, subject] = [words.slice(0, at), words[at + 1]];
appendFileSync(folder + "/calls", JSON.stringify({ options, subject, env: Object.keys(process.env), cwd: process.cwd() }) + "\\n");
const video = (id, title) => ({ id, title, channel: "Halcyon Drive", duration: 208.5, webpage_url: "https://www.youtube.com/watch?v=" + id });
const sound = folder + "/sound";
if (subject.includes("private0000")) {
  console.error("WARNING: old\\nERROR: [youtube] private0000: This video is private; please report this issue on https://example.org");
  process.exit(1);
}
if (subject.includes("waiting0000")) {
  mkdirSync(folder + "/waiting", { recursive: true });
  writeFileSync(folder + "/waiting/" + process.pid, "");
  setInterval(() => {}, 1000);
} else if (subject.startsWith("ytsearch")) {
  const count = Number(/^ytsearch(\\d+):/.exec(subject)[1]);
  const entries = Array.from({ length: count }, (_, i) => video("result" + String(i).padStart(5, "0"), subject + " " + i));
  console.log(JSON.stringify({ entries }));
} else if (options.includes("--dump-single-json")) {
  console.log(JSON.stringify(video(subject.slice(-11), "Tin Roof Rain")));
} else if (subject.includes("toolarge000")) {
  // Says nothing of its size before, as some sites do.
  writeFileSync("recording.m4a.part", "");
  truncateSync("recording.m4a.part", 400 * 1024 * 1024);
  setInterval(() => {}, 1000);
} else if (subject.includes("nothing0000")) {
  console.log("File is larger than max-filesize");
} else if (subject.includes("letter00000")) {
  writeFileSync("recording.mp3", "Dear band, this is no song. ".repeat(50));
} else {
  console.log("title " + JSON.stringify('Tin Roof / "Rain"'));
  const size = statSync(sound).size;
  console.log("at " + Math.round(size / 2) + " of " + size + " or NA");
  while (existsSync(folder + "/wait")) await new Promise((resolve) => setTimeout(resolve, 50));
  copyFileSync(sound, "recording.mp3");
  console.log("at " + size + " of NA or " + size + ".0");
}
`;

export interface Call {
  options: string[];
  subject: string;
  env: string[];
  cwd: string;
}

export interface FakeYtDlp {
  program: string;
  calls(): Promise<Call[]>;
  /** Has downloads wait half-way until they are let go. */
  hold(): Promise<void>;
  release(): Promise<void>;
  /** How many run that look for `waiting0000`, which they never find. */
  waiting(): Promise<number>;
}

/** @param sound what a download brings. Called at the top of a test file. */
export async function fakeYtDlp(sound: Buffer): Promise<FakeYtDlp> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-yt-dlp-"));
  afterAll(() => rm(folder, { recursive: true }));
  const program = join(folder, "yt-dlp.mjs");
  // The first line of a script names its program without spaces, which the path of the checkout may have.
  const node = join(folder, "node");
  await symlink(process.execPath, node);
  const script = `#!${node}\n${SCRIPT.replaceAll("@FOLDER@", folder)}`;
  await writeFile(program, script, { mode: 0o755 });
  await writeFile(join(folder, "sound"), sound);
  return {
    program,
    async calls() {
      const text = await readFile(join(folder, "calls"), "utf8").catch(() => "");
      return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line): Call => JSON.parse(line) as Call);
    },
    hold: () => writeFile(join(folder, "wait"), ""),
    release: () => rm(join(folder, "wait"), { force: true }),
    async waiting() {
      const pids = await readdir(join(folder, "waiting")).catch(() => []);
      return pids.map(Number).filter(isAlive).length;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
