/** A choice that this device remembers. */
import { useState } from "react";
import { browserStorage } from "./browser-storage.ts";

/** `values` are those there are, the default one first. */
export function useStoredSetting<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => settingOf(browserStorage.read(key), values));
  return [
    value,
    (next) => {
      setValue(next);
      browserStorage.write(key, next);
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
