import { tagColour } from "@bandstand/domain/tag-look";
import styles from "./tag-paint.module.css";

/** Sets `--paint` for everything inside. */
export function paintClass(colour: string | null): string {
  return styles[tagColour(colour)] ?? "";
}
