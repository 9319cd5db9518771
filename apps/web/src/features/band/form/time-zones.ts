import type { SelectOption } from "../../../ui/form-frame/select-field.tsx";

/** Those that this browser knows, and the band's own, which it may not know. */
export function timeZoneOptions(known: readonly string[], own: string): SelectOption<string>[] {
  const names = known.includes(own) ? known : [own, ...known];
  return names.map((value) => ({
    value,
    label: value.replaceAll("_", " ").replaceAll("/", " / "),
  }));
}
