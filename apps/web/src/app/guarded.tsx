/** Stands before a page: who may not make the calls that it stands on is told so, and none of them is made. */
import type { FunctionComponent } from "react";
import { useBandUser } from "../lib/services/services-context.ts";
import { type Guarded, useMayCall } from "../lib/services/use-may.ts";
import { PageTitle } from "../ui/page/page-title.tsx";
import { NoRight } from "../ui/states/no-right.tsx";

interface Ground {
  /** What is there, as its title and its no-right page say it: "Adding set lists". */
  place: string;
  /** Without each of these the page is of no use. */
  calls: readonly Guarded[];
}

export type GuardedPage = FunctionComponent & Ground;

export function guarded({ place, calls }: Ground, Page: FunctionComponent): GuardedPage {
  function Guard() {
    const may = useMayCall();
    const bandUser = useBandUser();
    if (calls.every(may)) return <Page />;
    return (
      <>
        <PageTitle title={place} />
        <NoRight>
          {bandUser.TheBand.name} has you as {bandUser.Role.name}, and does not share{" "}
          {place.toLowerCase()} with you. An administrator of the band can change that; then sign in
          again.
        </NoRight>
      </>
    );
  }
  return Object.assign(Guard, { place, calls });
}
