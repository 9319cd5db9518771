/** How the member last had the player. A browser may refuse storage; the settings then last as long as the page. */
import type { Repeat } from "@bandstand/domain/play-queue";
import * as z from "zod/mini";

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

const NAME = "bandstand:player";
const kept = z.object({
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  isMuted: z.boolean(),
  isLevelled: z.boolean(),
  repeat: z.enum(["off", "all", "one"]),
});

export function playerMemory(storage: () => Pick<Storage, "getItem" | "setItem">): PlayerMemory {
  return {
    read() {
      try {
        const { data } = z.safeParse(kept, JSON.parse(storage().getItem(NAME) ?? "null"));
        return data ?? USUAL;
      } catch {
        return USUAL;
      }
    },
    write({ volume, isMuted, isLevelled, repeat }) {
      try {
        storage().setItem(NAME, JSON.stringify({ volume, isMuted, isLevelled, repeat }));
      } catch {
        // See above.
      }
    },
  };
}
