import type { MemberRow } from "@bandstand/contracts/members";
import { writeVcards } from "@bandstand/domain/vcard";
import { saveBlob } from "../../lib/files/file-target.ts";
import { useBandUser } from "../../lib/services/services-context.ts";
import { contactOf } from "./member-contact.ts";

type Reached = Pick<MemberRow, "id" | "nickname" | "instrument" | "TheUser">;

/** Saves members as a file that the address book of the device opens. */
export function useSaveContacts(): (members: readonly Reached[], name: string) => void {
  const { TheBand } = useBandUser();
  return (members, name) => {
    const text = writeVcards(members.map((member) => contactOf(member, TheBand)));
    saveBlob(new Blob([text], { type: "text/vcard;charset=utf-8" }), `${name}.vcf`);
  };
}
