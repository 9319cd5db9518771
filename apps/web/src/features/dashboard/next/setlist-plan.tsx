/** A set list that is played next: its running time, and whether one is ready for it. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import { SetlistTime } from "../../../records/setlists/setlist-time.tsx";
import { Readiness } from "./readiness.tsx";

export function SetlistPlan({ setlist }: { setlist: SetlistRow }) {
  return (
    <>
      <SetlistTime setlist={setlist} />
      <Readiness setlist={setlist} />
    </>
  );
}
