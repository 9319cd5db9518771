import type { MemberRow } from "@bandstand/contracts/members";
import { rightsInWords } from "@bandstand/domain/rights-words";
import { IconDots, IconMail } from "@tabler/icons-react";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { memberAddress } from "../../../records/members/member-address.ts";
import { MemberBadges } from "../../../records/members/member-badges.tsx";
import { RightsBars } from "../../../records/members/rights-bars.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { Avatar } from "../../../ui/people/avatar.tsx";
import styles from "./member-card.module.css";

interface MemberCardProps {
  member: MemberRow;
  /** Stands beside the list. */
  isShown: boolean;
  onView: () => void;
  /** Only for those who may. */
  onInvite: (() => void) | null;
  onToggleSignin: (() => void) | null;
  /** Why nothing can be sent now. */
  unavailable: string | undefined;
  actions: () => readonly MenuGroup[];
}

export function MemberCard(props: MemberCardProps) {
  const { member, isShown, onView, onInvite, unavailable, actions } = props;
  const { id, nickname, instrument, signinEnabled, StatusConfig } = member;
  return (
    <article
      className={styles.card}
      aria-label={`${nickname}, ${instrument ?? member.Role.name}`}
      data-shown={isShown || undefined}
      data-off={!signinEnabled || undefined}
    >
      <Number {...props} />
      <Avatar name={nickname} picture={avatarAddress(member)} hued />
      <div className={styles.words}>
        <div className={styles.name}>
          <RecordLink href={memberAddress(id)} className={styles.link} onOpen={onView}>
            {nickname}
          </RecordLink>
          <MemberBadges member={member} />
        </div>
        <p className={styles.instrument}>{instrument}</p>
        <p className={styles.rights}>
          <RightsBars holder={member} />
          <span>{rightsInWords(member)}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {onInvite && (
          <Button
            compact
            size="small"
            icon={<IconMail aria-hidden />}
            aria-label={
              StatusConfig?.tag === "PND"
                ? `Resend invitation to ${nickname}`
                : `Send Invitation to ${nickname}`
            }
            unavailable={unavailable}
            onClick={onInvite}
          >
            {StatusConfig?.tag === "PND" ? "Resend" : "Send Invitation"}
          </Button>
        )}
        <MenuButton label={`Actions for ${nickname}`} groups={actions}>
          <IconDots aria-hidden />
        </MenuButton>
      </div>
    </article>
  );
}

/** Their number within the role; administrators switch sign-in with it. */
function Number({ member, onToggleSignin, unavailable }: MemberCardProps) {
  const { nickname, number, signinEnabled } = member;
  if (!onToggleSignin) return <span className={styles.number}>{number ?? "–"}</span>;
  const label = `Number ${number ?? "–"}. Switch ${signinEnabled ? "off" : "on"} sign-in for ${nickname}`;
  return (
    <Button
      kind="quiet"
      size="small"
      className={styles.number}
      aria-label={label}
      title={signinEnabled ? "Switch off sign-in" : "Switch on sign-in"}
      unavailable={unavailable}
      onClick={onToggleSignin}
    >
      {number ?? "–"}
    </Button>
  );
}
