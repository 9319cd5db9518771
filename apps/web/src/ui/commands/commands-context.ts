import { useEffect, useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { CommandSource, Commands } from "./commands.ts";

export const [CommandsContext, useCommands] = requiredContext<Commands>("Commands");

/** The source is in the palette while the component is there. Keep it the same object between renders. */
export function useCommandSource(source: CommandSource | null): void {
  const commands = useCommands();
  useEffect(() => (source === null ? undefined : commands.add(source)), [commands, source]);
}

export function useCommandSources(): readonly CommandSource[] {
  const commands = useCommands();
  return useSyncExternalStore(commands.subscribe, commands.sources);
}
