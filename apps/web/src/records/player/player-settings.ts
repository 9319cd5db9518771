/** How the member last had the player. */
import type { Repeat } from "@bandstand/domain/play-queue";
import * as z from "zod/mini";
import type { TextStorage } from "../../lib/browser-storage.ts";

export interface PlayerSettings {
  volume: number;
  isMuted: boolean;
  isLevelled: boolean;
  repeat: Repeat;
}

export interface PlayerMemory {
  read(): PlayerSettings;
  write(settings: PlayerSettings): void;
}

const USUAL: PlayerSettings = { volume: 0.8, isMuted: false, isLevelled: true, repeat: "off" };

const NAME = "player";
const kept = z.object({
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  isMuted: z.boolean(),
  isLevelled: z.boolean(),
  repeat: z.enum(["off", "all", "one"]),
});

export function playerMemory(storage: TextStorage): PlayerMemory {
  return {
    read() {
      try {
        const { data } = z.safeParse(kept, JSON.parse(storage.read(NAME) ?? "null"));
        return data ?? USUAL;
      } catch {
        return USUAL;
      }
    },
    write({ volume, isMuted, isLevelled, repeat }) {
      storage.write(NAME, JSON.stringify({ volume, isMuted, isLevelled, repeat }));
    },
  };
}
