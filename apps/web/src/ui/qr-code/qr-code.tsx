import styles from "./qr-code.module.css";
import { qrModules } from "./qr-modules.ts";

/** Dark on light in both schemes: cameras read no other. On paper it is printed, and set in the file, as it is seen. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, bars } = qrModules(text);
  const path = bars.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      data-code={text}
    >
      <path d={path} />
    </svg>
  );
}
