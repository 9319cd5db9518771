/** What is of the person and not of the band: when they are away, how they sign in, and the way out of the band. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { User } from "@bandstand/contracts/users";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { AccountGroup } from "./account-group.tsx";
import styles from "./account-section.module.css";
import { DeviceList } from "./device-list.tsx";
import { EmailState } from "./email-state.tsx";
import { LeaveBand } from "./leave-band.tsx";

const ChangeEmail = latePart(async () => (await import("./change-email.tsx")).ChangeEmail);
const ChangePassword = latePart(async () => (await import("./change-password.tsx")).ChangePassword);
const AHEAD = [ChangeEmail, ChangePassword];

interface AccountSectionProps {
  bandUser: BandUser;
  user: User;
  away: ReactNode;
  ownData: ReactNode;
}

export function AccountSection({ bandUser, user, away, ownData }: AccountSectionProps) {
  const [asked, ask] = useState<"email" | "password" | null>(null);
  const close = () => ask(null);
  useFetchAhead(AHEAD);
  return (
    <div className={styles.account}>
      <AccountGroup title="When you are away">{away}</AccountGroup>
      <AccountGroup title="Email">
        <EmailState user={user} onChange={() => ask("email")} />
      </AccountGroup>
      <AccountGroup title="Password">
        <p className={styles.fact}>Changing it signs out every other device.</p>
        <div>
          <Button onClick={() => ask("password")}>Change password</Button>
        </div>
      </AccountGroup>
      <AccountGroup title="Where you are signed in">
        <DeviceList />
      </AccountGroup>
      <AccountGroup title={`Leave ${bandUser.TheBand.name}`}>
        <LeaveBand bandUser={bandUser} />
      </AccountGroup>
      <AccountGroup title="Your data">{ownData}</AccountGroup>
      {asked === "email" && <ChangeEmail user={user} onClose={close} />}
      {asked === "password" && <ChangePassword onClose={close} />}
    </div>
  );
}
