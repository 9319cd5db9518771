import { useState } from "react";
import { browserStorage } from "../../../lib/browser-storage.ts";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { readVisits, visitAt, writeVisits } from "./last-visit.ts";

/** When the member was here before, as far as this device knows; being shown counts as being here. */
export function useSince(): string | null {
  const { id } = useBandUser();
  const [since] = useState(() => {
    const name = `visits:${id}`;
    const visits = visitAt(new Date(), readVisits(browserStorage.read(name)));
    browserStorage.write(name, writeVisits(visits));
    return visits.since;
  });
  return since;
}
