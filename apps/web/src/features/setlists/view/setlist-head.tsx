/** What a set list is, in the lines above its running time: what it is for, when it is played, how much is in it. */
import type { LiveMember } from "@bandstand/contracts/live";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { formatDate } from "@bandstand/domain/date-format";
import { dayOfYear } from "@bandstand/domain/day-words";
import type { ProjectedTimes } from "@bandstand/domain/setlist-clock";
import { IconCalendarEvent } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { LiveMembers } from "../../../records/kit/live-members.tsx";
import { EventLink } from "../../../records/events/event-link.tsx";
import { eventLine, eventWords } from "../../../records/setlists/setlist-events.ts";
import { contentsOf } from "../../../records/setlists/setlist-facts.ts";
import { Fact } from "../../../ui/record-view/fact.tsx";
import { RecordHead } from "../../../ui/record-view/record-head.tsx";

interface SetlistHeadProps {
  setlist: SetlistWithSections;
  /** Who else has it open. */
  members: readonly LiveMember[];
  times: ProjectedTimes | null;
  actions: ReactNode;
}

export function SetlistHead({ setlist, members, times, actions }: SetlistHeadProps) {
  const [today] = useState(() => localDate(new Date()));
  const version = setlist.versionDate === null ? null : localDate(new Date(setlist.versionDate));
  const contents = contentsOf(setlist);
  return (
    <RecordHead
      stacked
      byline={
        <span title={setlist.description ?? undefined}>{setlist.description ?? contents}</span>
      }
      actions={
        <>
          <LiveMembers members={members} />
          {actions}
        </>
      }
      facts={
        <>
          {setlist.Event.map((event) => (
            <Fact key={event.id} label="Event">
              <IconCalendarEvent aria-hidden />
              <span title={eventWords(event)}>
                <EventLink event={{ id: event.id, name: event.name ?? setlist.name }}>
                  {eventLine(event, today)}
                </EventLink>
                {event.eventStatusTag === "X" && " · Cancelled"}
              </span>
            </Fact>
          ))}
          {times && (
            <Fact label="Time">
              {times.sets[0]?.start}–{times.finish}
            </Fact>
          )}
          {setlist.description !== null && <Fact label="Songs">{contents}</Fact>}
          {version !== null && (
            <Fact label="Set list">
              <span title={`Version of ${formatDate(version)}`}>
                Version of {dayOfYear(version, today)}
              </span>
            </Fact>
          )}
        </>
      }
    />
  );
}
