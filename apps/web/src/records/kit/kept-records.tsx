/** The records of a kind that this device has, where the one that was asked for cannot be fetched. */
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import type { ListPlace } from "./way-on.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { isAnother } from "./record-keys.ts";
import styles from "./kept-records.module.css";

interface KeptRecordsProps<T> {
  /** Of the one that is missing. */
  queryKey: QueryKey;
  list: ListPlace;
  nameOf: (record: T) => string;
  addressOf: (id: number) => string;
}

export function KeptRecords<T>({ queryKey, list, nameOf, addressOf }: KeptRecordsProps<T>) {
  const queries = useQueryClient();
  const current = useCurrentWindow();
  const [shown, show] = useState(false);
  const kept = queries
    .getQueriesData<T>({ queryKey: queryKey.slice(0, 1) })
    .flatMap(([key, record]) =>
      record && isAnother(key, queryKey) ? [{ id: Number(key[1]), name: nameOf(record) }] : [],
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (kept.length === 0) return null;
  return (
    <div className={styles.kept}>
      <p>
        Kept {list.title.toLowerCase()} open here: {kept.length}{" "}
        <Button kind="quiet" size="small" aria-expanded={shown} onClick={() => show(!shown)}>
          {shown ? "Hide" : "Show"}
        </Button>
      </p>
      {shown && (
        <ul className={styles.names}>
          {kept.map(({ id, name }) => (
            <li key={id}>
              <Link to={addressOf(id)} onClick={() => current?.dismiss()}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
