import { Link } from "@tanstack/react-router";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./brand.module.css";

/** The mark with the product's name, leading home. */
export function BrandName() {
  return (
    <Link to="/" className={styles.name}>
      <BrandMark />
      Bandstand
    </Link>
  );
}
