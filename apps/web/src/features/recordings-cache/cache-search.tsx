import { IconSearch } from "@tabler/icons-react";
import styles from "./cache-search.module.css";

interface CacheSearchProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

export function CacheSearch({ label, text, onChange }: CacheSearchProps) {
  return (
    <search className={styles.search}>
      <IconSearch aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  );
}
