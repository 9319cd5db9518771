/** Stands before a page: who may not make the calls that it stands on is told so, and none of them is made. */
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { type FunctionComponent, useState } from "react";
import { useBandUser } from "../lib/services/services-context.ts";
import { type Guarded, useMayCall } from "../lib/services/use-may.ts";
import { useHoldsChanges } from "../ui/edit-session/unsaved-locks-context.ts";
import { PageTitle } from "../ui/page/page-title.tsx";
import { NoRight } from "../ui/states/no-right.tsx";

interface Ground {
  /** What is there, as its title and its no-right page say it: "Adding set lists". */
  place: string;
  /** Without each of these the page is of no use. */
  calls: readonly (Guarded & Pick<Endpoint, "changes">)[];
}

export type GuardedPage = FunctionComponent & Ground;

export function guarded({ place, calls }: Ground, Page: FunctionComponent): GuardedPage {
  const isDoing = calls.some(({ changes = [] }) => changes.length > 0);
  const refusal = isDoing
    ? `leaves ${place.toLowerCase()} to others`
    : `does not share ${place.toLowerCase()} with you`;

  function Guard() {
    const may = useMayCall();
    const bandUser = useBandUser();
    const isHeld = useHoldsChanges();
    const isOpen = calls.every(may);
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    // What somebody has typed stays before them when the right goes: the form says that it cannot be saved.
    if (isOpen || (wasOpen && isHeld)) return <Page />;
    return (
      <>
        <PageTitle title={place} />
        <NoRight alone>
          {bandUser.TheBand.name} has you as {bandUser.Role.name}, and {refusal}. An administrator
          of the band can change that, and then it opens here.
        </NoRight>
      </>
    );
  }
  return Object.assign(Guard, { place, calls });
}
