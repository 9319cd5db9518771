import { useState } from "react";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { browserCopies } from "./browser-copies.ts";
import { createWorkStore, type WorkStore } from "./work-store.ts";

/** The signed-in member's records of songs. A studio takes them once and hands them down. */
export function useWorkStore(): WorkStore {
  const { client } = useServices();
  const { id } = useBandUser();
  const [records] = useState(() => createWorkStore(client, browserCopies(window, id)));
  return records;
}
