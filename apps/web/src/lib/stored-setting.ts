/** A choice that this device remembers. Where a browser refuses storage, it lasts as long as the screen. */
import { useState } from "react";

/** `values` are those there are, the default one first. */
export function useStoredSetting<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => settingOf(read(key), values));
  return [
    value,
    (next) => {
      setValue(next);
      keep(key, next);
    },
  ];
}

/** What was kept, where it still is one of the values. */
export function settingOf<Value extends string>(
  kept: string | null,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((value) => value === kept) ?? values[0];
}

const nameOf = (key: string) => `bandstand:${key}`;

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(nameOf(key), value);
  } catch {
    // See above.
  }
}
