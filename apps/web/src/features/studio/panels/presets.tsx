import styles from "./presets.module.css";

interface PresetsProps {
  /** Of what: "Speed". */
  label: string;
  values: readonly number[];
  value: number;
  shown: (value: number) => string;
  onPick: (value: number) => void;
}

/** Values that are wanted most often, by one press. */
export function Presets({ label, values, value, shown, onPick }: PresetsProps) {
  return (
    <div role="group" aria-label={`${label} presets`} className={styles.presets}>
      {values.map((preset) => (
        <button
          key={preset}
          type="button"
          className={styles.preset}
          aria-label={`${label} ${shown(preset)}`}
          aria-pressed={preset === value}
          onClick={() => onPick(preset)}
        >
          {shown(preset)}
        </button>
      ))}
    </div>
  );
}
