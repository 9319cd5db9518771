import { useState } from "react";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { browserCopies } from "./browser-copies.ts";
import { createStudioRecords, type StudioRecords } from "./studio-records.ts";

/** The signed-in member's records of songs. A studio takes them once and hands them down. */
export function useStudioRecords(): StudioRecords {
  const { client } = useServices();
  const { id } = useBandUser();
  const [records] = useState(() => createStudioRecords(client, browserCopies(window, id)));
  return records;
}
