import type { BandUser } from "@bandstand/contracts/band-user";
import { wholeName } from "../../../records/members/member-name.ts";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { PersonFacts } from "./person-facts.tsx";

export function PersonPanel({ member }: { member: BandUser }) {
  const { nickname, TheUser } = member;
  const { email, forename, mobilePhone, address, location } = TheUser;
  return (
    <FieldGroup title="User details">
      <PersonFacts
        name={wholeName(member) ?? nickname}
        facts={[
          { label: "Email", value: email, href: `mailto:${email}` },
          { label: "Mobile", value: mobilePhone, href: `tel:${mobilePhone}` },
          { label: "Address", value: address },
          { label: "Location", value: location },
        ]}
        why={`${forename ?? nickname} keeps these for all their bands. Only they can change them.`}
      />
    </FieldGroup>
  );
}
