import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { FilterChip } from "../../ui/marks/chip.tsx";
import { useLaptop } from "../../ui/windows/use-laptop.ts";
import type { PrintSwitch } from "./print-settings.ts";
import styles from "./print-tools.module.css";

const SWITCHES: readonly { of: PrintSwitch; label: string }[] = [
  { of: "key", label: "Key" },
  { of: "tempo", label: "Tempo" },
  { of: "featuring", label: "Featuring" },
  { of: "notes", label: "Notes" },
  { of: "interludes", label: "Breaks and spoken" },
  { of: "times", label: "Times" },
  { of: "eachSet", label: "Each set on its own page" },
];

interface PrintSwitchesProps {
  switches: Readonly<Record<PrintSwitch, boolean>>;
  onToggle: (of: PrintSwitch) => void;
}

/** What is read beside the titles, and how it is shared out to pages; without the room of a laptop folded, so that the paper keeps the screen. */
export function PrintSwitches({ switches, onToggle }: PrintSwitchesProps) {
  const laptop = useLaptop();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chips = (
    <div id={id} role="group" aria-label="On paper" className={styles.switches}>
      {SWITCHES.map(({ of, label }) => (
        <FilterChip key={of} label={label} pressed={switches[of]} onPress={() => onToggle(of)} />
      ))}
    </div>
  );
  if (laptop) return chips;
  return (
    <>
      <Button
        compact
        icon={<IconAdjustmentsHorizontal aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        On paper
      </Button>
      {isOpen && chips}
    </>
  );
}
