import { create } from "qrcode";
import styles from "./qr-code.module.css";

/** Squares around the code that are left empty, as its standard has it. */
const QUIET = 4;

/** Dark on light in both schemes: cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules;
  const path = Array.from(data)
    .flatMap((isDark, index) =>
      isDark ? [`M${index % size} ${Math.floor(index / size)}h1v1h-1z`] : [],
    )
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
