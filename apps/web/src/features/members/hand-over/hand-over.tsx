/** A link that invites a member: made when it is asked for, to be copied into a message or read off the screen by their phone. */
import { makeInvitationLink } from "@bandstand/contracts/invitation-links";
import { dayOfYear } from "@bandstand/domain/day-words";
import { IconQrcode } from "@tabler/icons-react";
import { useState } from "react";
import { useChange } from "../../../lib/cache/change.ts";
import { localDate } from "../../../lib/local-date.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkToCopy } from "../../../ui/links/link-to-copy.tsx";
import { useAction } from "../../../ui/notifications/use-action.ts";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import styles from "./hand-over.module.css";

interface HandOverProps {
  memberId: number;
  nickname: string;
}

export function HandOver({ memberId, nickname }: HandOverProps) {
  const change = useChange();
  const { isRunning, run } = useAction("The link was not made");
  const [made, setMade] = useState<{ address: string; expiresAt: string } | null>(null);

  const make = () =>
    void run(async () => {
      const { token, expiresAt } = await change(makeInvitationLink, {
        params: paramsOf(memberId),
      });
      setMade({ address: invitationAddress(token), expiresAt });
    });

  if (made) return <MadeLink nickname={nickname} {...made} />;
  return (
    <div className={styles.panel}>
      <p>
        A link for {nickname} alone: for their phone to read off this screen, or for you to send as
        you like. It works once, for seven days; a new one ends the one before.
      </p>
      <Button kind="main" icon={<IconQrcode aria-hidden />} busy={isRunning} onClick={make}>
        Make a link
      </Button>
    </div>
  );
}

function MadeLink(props: { nickname: string; address: string; expiresAt: string }) {
  const { nickname, address, expiresAt } = props;
  const [today] = useState(() => localDate(new Date()));
  const lastDay = dayOfYear(localDate(new Date(expiresAt)), today);

  return (
    <div className={styles.panel}>
      <QrCode text={address} label={`Code with the link that invites ${nickname}`} />
      <p>
        {nickname} points their camera at it. It works once, until {lastDay}.
      </p>
      <LinkToCopy address={address} />
      <p className={styles.quiet}>Whoever has it comes in as {nickname}: give it to nobody else.</p>
    </div>
  );
}

/** Behind the #, which no server and no log of one sees. */
function invitationAddress(token: string): string {
  return `${window.location.origin}/invitation#${token}`;
}
