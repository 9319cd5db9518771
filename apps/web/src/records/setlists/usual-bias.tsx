/** What the band usually needs on top, as its last gigs tell, and one press to take it over. */
import { biasAtPace } from "@bandstand/domain/gig-report";
import { Button } from "../../ui/buttons/button.tsx";
import type { FieldBinding } from "../../ui/form-frame/field-binding.ts";
import styles from "./usual-bias.module.css";
import { useUsualPace } from "./usual-pace-query.ts";

interface UsualBiasProps {
  field: FieldBinding<number>;
  /** Of the songs and what is between them, without the bias. */
  totalSeconds: number;
}

export function UsualBias({ field, totalSeconds }: UsualBiasProps) {
  const { data } = useUsualPace();
  if (!data || data.pace === null || totalSeconds === 0) return null;
  const bias = biasAtPace(totalSeconds, data.pace);
  const words = bias === 0 ? "as long as reckoned" : percentWords(data.pace);
  return (
    <p className={styles.usual}>
      <span>
        {data.gigs === 1 ? "Your last gig" : `Your last ${data.gigs} gigs`} took {words}.
      </span>
      {bias !== field.value && (
        <Button kind="quiet" size="small" onClick={() => field.set(bias)}>
          Use {signed(bias)} min
        </Button>
      )}
    </p>
  );
}

function percentWords(pace: number): string {
  const percent = Math.round(Math.abs(pace - 1) * 100);
  return `${percent} % ${pace > 1 ? "longer" : "less"} than reckoned`;
}

const signed = (minutes: number) => (minutes < 0 ? `−${-minutes}` : `+${minutes}`);
