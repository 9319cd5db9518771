/** What is kept of the list of notifications: its words. What could be done about them was for the moment. */
import * as z from "zod/mini";
import type { Notification, Told } from "./notifications.ts";

const kept = z.object({
  unread: z.number().check(z.minimum(0)),
  list: z.array(
    z.object({
      kind: z.enum(["error", "warning", "success", "info"]),
      title: z.string(),
      reason: z.optional(z.string()),
      next: z.optional(z.string()),
      /** Milliseconds since 1970. */
      at: z.number(),
    }),
  ),
});

type Listed = Pick<Told, "list" | "unread">;

/** Null where there is nothing to keep. What is told with each visit, such as a draft that waits, is kept once. */
export function toldToKeep({ list, unread }: Listed): z.infer<typeof kept> | null {
  if (list.length === 0) return null;
  const wordsOf = ({ title, reason, next }: Notification) => [title, reason, next].join("\n");
  const once = new Map(list.toReversed().map((told) => [wordsOf(told), told]));
  return {
    unread: Math.min(unread, once.size),
    list: list
      .filter((told) => once.get(wordsOf(told)) === told)
      .map(({ kind, title, reason, next, at }) => ({
        kind,
        title,
        ...(reason !== undefined && { reason }),
        ...(next !== undefined && { next }),
        at: at.getTime(),
      })),
  };
}

/** Null where another version of the program has kept something else. */
export function readTold(value: unknown): Listed | null {
  const { data } = z.safeParse(kept, value);
  if (!data) return null;
  return {
    unread: data.unread,
    list: data.list.map(({ kind, title, reason, next, at }, index) => ({
      // Those of this page are counted upwards from 1.
      id: -1 - index,
      kind,
      title,
      ...(reason !== undefined && { reason }),
      ...(next !== undefined && { next }),
      at: new Date(at),
    })),
  };
}
