import { useStoredSetting } from "../../../lib/stored-setting.ts";
import { useLaptop } from "../../../ui/windows/use-laptop.ts";

interface MonthShown {
  isShown: boolean;
  toggle: () => void;
}

/** Whether the month stands by the list: at first where there is room beside it, then as this device was told last. */
export function useMonthShown(): MonthShown {
  const wide = useStoredSetting("events-month-beside", ["on", "off"]);
  const narrow = useStoredSetting("events-month-above", ["off", "on"]);
  const [shown, set] = useLaptop() ? wide : narrow;
  return { isShown: shown === "on", toggle: () => set(shown === "on" ? "off" : "on") };
}
