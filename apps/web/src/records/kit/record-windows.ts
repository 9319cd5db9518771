/**
 * The windows of a record, opened from wherever the record is shown. What stands in them is put together in `app`, since it takes
 * several features; screens know the openers only, so that no feature loads itself.
 */
import { type Context, useMemo } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import { type Windows, useWindows } from "../../ui/windows/window-context.ts";

/** The provider stands above the windows, so each opener is handed the manager that it opens with. */
export type WindowOpeners<Openers> = (windows: Windows) => Openers;

/** @returns the context for `app` to provide, and the hook that answers the openers. */
export function recordWindows<Openers>(
  name: string,
): [Context<WindowOpeners<Openers> | null>, () => Openers] {
  const [context, useOpeners] = requiredContext<WindowOpeners<Openers>>(name);
  const useRecordWindows = () => {
    const openers = useOpeners();
    const windows = useWindows();
    return useMemo(() => openers(windows), [openers, windows]);
  };
  return [context, useRecordWindows];
}
