/** How to reach a member, and what they say of themselves. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { canSeeContactDetails } from "@bandstand/domain/member-permissions";
import { IconAddressBook } from "@tabler/icons-react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { hasContact } from "../../../records/members/member-contact.ts";
import { ReachLinks } from "../../../records/members/reach-links.tsx";
import { useSaveContacts } from "../../../records/members/use-save-contacts.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./member-view.module.css";

export function MemberAbout({ member }: { member: BandUser }) {
  const { nickname, profile, TheUser } = member;
  const actor = useBandUser();
  const save = useSaveContacts();
  const isReached = canSeeContactDetails(actor, member) && hasContact(member);
  return (
    <div className={styles.panel}>
      {isReached ? (
        <div className={styles.reach}>
          <ReachLinks nickname={nickname} email={TheUser.email} mobilePhone={TheUser.mobilePhone} />
          <Button
            kind="quiet"
            className={styles.contacts}
            icon={<IconAddressBook aria-hidden />}
            onClick={() => save([member], nickname)}
          >
            Add to contacts
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{nickname} has not shared how to be reached.</p>
      )}
      {isReached && TheUser.address && <p className={styles.quiet}>{TheUser.address}</p>}
      {profile !== null && profile !== "" && <p className={styles.profile}>{profile}</p>}
    </div>
  );
}
