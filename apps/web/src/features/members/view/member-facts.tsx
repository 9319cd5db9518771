/** What there is to know of a member in a line; when they were here, for administrators alone. */
import { listMembers } from "@bandstand/contracts/members";
import type { BandUser } from "@bandstand/contracts/band-user";
import { isAdministrator } from "@bandstand/domain/member";
import { dayFromToday } from "@bandstand/domain/day-words";
import { invitedWords } from "@bandstand/domain/member-status";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { Fact } from "../../../ui/record-view/fact.tsx";

export function MemberFacts({ member }: { member: BandUser }) {
  const mayList = useMay(listMembers);
  const row = useMembers({ enabled: mayList }).data?.find(({ id }) => id === member.id);
  const [today] = useState(() => localDate(new Date()));
  const day = (instant: string) => localDate(new Date(instant));
  return (
    <>
      <Fact label="Role">{member.Role.name}</Fact>
      {isAdministrator(member) && <Fact label="Rank">Administrator</Fact>}
      {member.bookingsEnabled && <Fact label="Rank">Bookings</Fact>}
      {member.joiningDate !== null && (
        <Fact label="Joined">since {member.joiningDate.slice(0, 4)}</Fact>
      )}
      {member.leavingDate !== null && (
        <Fact label="Left">until {member.leavingDate.slice(0, 4)}</Fact>
      )}
      {!member.signinEnabled && <Fact label="Sign-in">Sign-in off</Fact>}
      {row?.StatusConfig && (
        <Fact label="Status">
          {row.StatusConfig.tag === "PND" && row.invitedAt !== null
            ? invitedWords(day(row.invitedAt), today)
            : row.StatusConfig.tooltip}
        </Fact>
      )}
      {row && row.lastSignedInAt !== null && (
        <Fact label="Last signed in">
          signed in {dayFromToday(day(row.lastSignedInAt), today).toLowerCase()}
        </Fact>
      )}
    </>
  );
}
