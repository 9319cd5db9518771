import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { type Choice, ChoiceSwitch } from "../choice/choice-switch.tsx";
import type { SchemeChoice } from "./color-scheme.ts";
import { useColorScheme } from "./color-scheme-context.ts";

const CHOICES: readonly Choice<SchemeChoice>[] = [
  { value: "light", label: "Light", icon: <IconSun aria-hidden /> },
  { value: "dark", label: "Dark", icon: <IconMoon aria-hidden /> },
  { value: "system", label: "System", icon: <IconDeviceDesktop aria-hidden /> },
];

/** Light, dark, or as the system says. */
export function SchemeSwitch() {
  const { choice, choose } = useColorScheme();
  return <ChoiceSwitch label="Theme" choices={CHOICES} chosen={choice} onChoose={choose} />;
}
