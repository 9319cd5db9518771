/** What is listened to: the performances and songs of a folder that is not part of the repository. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sound } from "@bandstand/audio/analysis/sound";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { z } from "zod";
import { readRecording } from "../../scripts/analyse/read-recording.ts";
import { throughMp3 } from "./mp3.ts";
import { knownOf, performances, render, SETTINGS } from "./performances.ts";
import type { Known } from "./score.ts";

export interface Recording {
  name: string;
  /** What it is judged with. */
  group: string;
  /** To look at while methods are made; the others are for judging alone. */
  isToLookAt: boolean;
  known: Known;
  sound: () => Promise<Sound>;
}

/** Rendered sounds are kept in `cache` and found there again. */
export function recordingsIn(folder: string, cache: string | undefined): Recording[] {
  return [...performed(folder, cache), ...songs(folder)];
}

function performed(folder: string, cache: string | undefined): Recording[] {
  const file = join(folder, "performances.json");
  if (!existsSync(file)) return [];
  return performances.parse(readJson(file)).flatMap((played, i) => {
    const about = { name: played.name, isToLookAt: i % 2 === 0, known: knownOf(played) };
    const kept = (setting: string, make: () => Float32Array | Promise<Float32Array>) => ({
      ...about,
      group: `drums ${setting}`,
      sound: async () => ({
        samples: await keptIn(cache, `${played.name} ${setting}`, make),
        sampleRate: RATE,
      }),
    });
    return [
      ...SETTINGS.map((setting) => kept(setting, () => render(played, setting, 100 + i))),
      kept("as MP3", () => throughMp3(render(played, "with a band", 100 + i))),
    ];
  });
}

const song = z.object({
  beats: z.array(z.number()),
  bars: z.array(z.number()).optional(),
});

/** NAME.wav, or another recording where there is ffmpeg, beside NAME.json. */
function songs(folder: string): Recording[] {
  const names = readdirSync(folder).toSorted();
  const recorded = names.filter((name) => /\.(wav|ogg|mp3|flac|m4a)$/.test(name));
  return recorded.flatMap((name, i) => {
    const base = name.replace(/\.\w+$/, "");
    if (!names.includes(`${base}.json`)) return [];
    const { beats, bars } = song.parse(readJson(join(folder, `${base}.json`)));
    return [
      {
        name: base,
        group: "songs",
        isToLookAt: i % 3 === 2,
        known: { beats, bars: bars ?? null },
        sound: () => readRecording(join(folder, name)),
      },
    ];
  });
}

async function keptIn(
  cache: string | undefined,
  name: string,
  make: () => Float32Array | Promise<Float32Array>,
): Promise<Float32Array> {
  if (cache === undefined) return make();
  const file = join(cache, `${name}.f32`);
  if (existsSync(file)) return new Float32Array(Uint8Array.from(readFileSync(file)).buffer);
  const made = await make();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, new Uint8Array(made.buffer, made.byteOffset, made.byteLength));
  return made;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
