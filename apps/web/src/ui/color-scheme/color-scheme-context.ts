import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { ColorScheme, Scheme, SchemeChoice } from "./color-scheme.ts";

export const [ColorSchemeContext, useColorSchemeStore] =
  requiredContext<ColorScheme>("ColorScheme");

export function useColorScheme(): {
  choice: SchemeChoice;
  scheme: Scheme;
  choose: (choice: SchemeChoice) => void;
} {
  const store = useColorSchemeStore();
  const choice = useSyncExternalStore(store.subscribe, store.choice);
  const scheme = useSyncExternalStore(store.subscribe, store.scheme);
  return { choice, scheme, choose: store.choose };
}
