/** What this member wants to read on paper; the device remembers it. */
import type { SheetOptions } from "@bandstand/domain/setlist-sheet";
import { useStoredSetting } from "../../lib/stored-setting.ts";

export interface PrintSettings {
  options: SheetOptions;
  /** A page for each set. */
  eachSet: boolean;
}

export type PrintSwitch = keyof SheetOptions | "eachSet";

export function usePrintSettings(): {
  settings: PrintSettings;
  toggle: (of: PrintSwitch) => void;
} {
  const switches: Record<PrintSwitch, ReturnType<typeof useSwitch>> = {
    key: useSwitch("key", true),
    tempo: useSwitch("tempo", false),
    featuring: useSwitch("featuring", false),
    notes: useSwitch("notes", true),
    interludes: useSwitch("interludes", true),
    times: useSwitch("times", false),
    eachSet: useSwitch("each-set", false),
  };
  const { eachSet, ...shown } = switches;
  return {
    settings: {
      options: {
        key: shown.key.isOn,
        tempo: shown.tempo.isOn,
        featuring: shown.featuring.isOn,
        notes: shown.notes.isOn,
        interludes: shown.interludes.isOn,
        times: shown.times.isOn,
      },
      eachSet: eachSet.isOn,
    },
    toggle: (of) => switches[of].toggle(),
  };
}

function useSwitch(name: string, isOnAtFirst: boolean) {
  const [value, set] = useStoredSetting<"on" | "off">(
    `print-${name}`,
    isOnAtFirst ? ["on", "off"] : ["off", "on"],
  );
  return { isOn: value === "on", toggle: () => set(value === "on" ? "off" : "on") };
}
