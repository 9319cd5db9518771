import { useEffect, useState } from "react";
import { bestMatches } from "../commands/command-match.ts";
import type { Command, CommandSource } from "../commands/commands.ts";

export interface FoundGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** Milliseconds of rest before the sources that search the server are asked. */
const REST = 150;

/** What the sources offer for the words typed: at once what is known here, a moment later what the server finds. */
export function useFoundCommands(
  query: string,
  sources: readonly CommandSource[],
): { groups: FoundGroup[]; searching: boolean } {
  const [answered, setAnswered] = useState<{ query: string; groups: readonly FoundGroup[] }>({
    query: "",
    groups: [],
  });
  const asked = query.trim();

  useEffect(() => {
    if (asked === "") return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void askAll(asked, sources, stop.signal).then((groups) => {
        if (!stop.signal.aborted) setAnswered({ query: asked, groups });
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, sources]);

  const known = sources.flatMap(({ id, title, commands }) =>
    typeof commands === "function" ? [] : [{ id, title, commands: bestMatches(asked, commands) }],
  );
  const late = asked === "" ? [] : answered.groups;
  const asks = sources.some(({ commands }) => typeof commands === "function");
  return {
    groups: [...known, ...late].filter(({ commands }) => commands.length > 0),
    searching: asks && asked !== "" && answered.query !== asked,
  };
}

/** A source that fails leaves its part out: the palette is no place for its troubles. */
async function askAll(
  query: string,
  sources: readonly CommandSource[],
  signal: AbortSignal,
): Promise<FoundGroup[]> {
  const answers = await Promise.allSettled(
    sources.map(async ({ id, title, commands }) => ({
      id,
      title,
      commands: typeof commands === "function" ? await commands(query, signal) : [],
    })),
  );
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
}
