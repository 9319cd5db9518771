import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useId } from "react";
import type { SchemeChoice } from "./color-scheme.ts";
import { useColorScheme } from "./color-scheme-context.ts";
import styles from "./scheme-switch.module.css";

const CHOICES: readonly { choice: SchemeChoice; label: string; Icon: typeof IconSun }[] = [
  { choice: "light", label: "Light", Icon: IconSun },
  { choice: "dark", label: "Dark", Icon: IconMoon },
  { choice: "system", label: "System", Icon: IconDeviceDesktop },
];

/** Light, dark, or as the system says. */
export function SchemeSwitch() {
  const name = useId();
  const { choice: chosen, choose } = useColorScheme();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Theme</legend>
      {CHOICES.map(({ choice, label, Icon }) => (
        <label key={choice} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice === chosen}
            onChange={() => choose(choice)}
          />
          <Icon aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
