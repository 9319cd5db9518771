/** What this member wants to read on paper; the device remembers it. */
import type { SheetOptions } from "@bandstand/domain/setlist-sheet";
import { useStoredSetting } from "../../lib/stored-setting.ts";

export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

export interface PrintSettings {
  options: SheetOptions;
  /** A page for each set. */
  eachSet: boolean;
  /** Of the file; a printer has its own. */
  paper: Paper;
}

export type PrintSwitch = keyof SheetOptions | "eachSet";

export function usePrintSettings(): {
  settings: PrintSettings;
  toggle: (of: PrintSwitch) => void;
  choosePaper: (paper: Paper) => void;
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
  const [paper, choosePaper] = useStoredSetting<Paper>("print-paper", papersHere());
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
      paper,
    },
    toggle: (of) => switches[of].toggle(),
    choosePaper,
  };
}

function useSwitch(name: string, isOnAtFirst: boolean) {
  const [value, set] = useStoredSetting<"on" | "off">(
    `print-${name}`,
    isOnAtFirst ? ["on", "off"] : ["off", "on"],
  );
  return { isOn: value === "on", toggle: () => set(value === "on" ? "off" : "on") };
}

/** Where paper is cut in inches, Letter is first. */
function papersHere(): [Paper, Paper] {
  return /-(US|CA|MX|PH|CL|CO)\b/.test(navigator.language) ? ["Letter", "A4"] : ["A4", "Letter"];
}
