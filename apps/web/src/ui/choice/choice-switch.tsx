/** One of a few choices, all of them seen. */
import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./choice-switch.module.css";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface ChoiceSwitchProps<Value extends string> {
  /** What is chosen, for screen readers: "Theme". */
  label: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { label, choices, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ value, label: words, icon }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {icon}
          {words}
        </label>
      ))}
    </fieldset>
  );
}
