/** What an area that keeps records has beside its place in the rail: windows to open them in, drafts, commands. */
import { type ComponentType, type Context, createElement, type ReactNode } from "react";
import type { WindowOpeners } from "../records/kit/record-windows.ts";
import type { Windows } from "../ui/windows/window-context.ts";

export interface AreaRecords {
  /** Of its drafts: `song`. */
  kind: string;
  /** Hands the screens below what opens its windows. */
  Windows: ComponentType<{ children: ReactNode }>;
  /** Opens the form that a draft was made in; without an id, the one of a new record. */
  openDraft: (windows: Windows, draft: { id: number | null; label: string }) => void;
  /** Shows nothing, and asks for them ahead: the palette finds them at once, and a device without a network has them. */
  List: ComponentType;
  /** What it puts into the command palette. */
  Commands?: ComponentType | undefined;
}

/** Whatever a record calls what it is known by. */
interface Named {
  id: number;
  title: string;
  name: string;
}

interface RecordOpeners {
  view?(record: never): void;
  /** Those that are filled in have forms, and drafts. */
  add?(): void;
  edit?(record: Named): void;
}

interface RecordsOptions<Openers extends RecordOpeners> {
  kind: string;
  context: Context<WindowOpeners<Openers> | null>;
  windows: WindowOpeners<Openers>;
  List: ComponentType;
  Commands?: ComponentType;
}

export function recordsOf<Openers extends RecordOpeners>(
  options: RecordsOptions<Openers>,
): AreaRecords {
  const { kind, context, windows, List, Commands } = options;
  return {
    kind,
    Windows: ({ children }) => createElement(context, { value: windows }, children),
    openDraft(manager, { id, label }) {
      const { add, edit } = windows(manager);
      if (id === null) add?.();
      else edit?.({ id, title: label, name: label });
    },
    List,
    Commands,
  };
}
