import type { BandUser } from "@bandstand/contracts/band-user";
import { type LoadedRecordProps, RecordLoader } from "../kit/record-loader.tsx";
import { memberAddress } from "./member-address.ts";
import { memberQuery } from "./member-query.ts";
import { MEMBERS_PLACE } from "./members-place.ts";

interface MemberLoaderProps extends LoadedRecordProps<BandUser> {
  bandUserId: number;
}

export function MemberLoader({ bandUserId, ...shown }: MemberLoaderProps) {
  return (
    <RecordLoader
      id={bandUserId}
      query={memberQuery}
      noun="member"
      noId="No member ID provided"
      noData="No member data provided"
      list={MEMBERS_PLACE}
      nameOf={({ nickname }) => nickname}
      addressOf={memberAddress}
      {...shown}
    />
  );
}
