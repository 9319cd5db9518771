/** Calling and writing, with what a member shares. */
import { IconMail, IconPhone } from "@tabler/icons-react";
import { buttonClass } from "../../ui/buttons/button-look.ts";
import { telephoneLink } from "./member-contact.ts";
import styles from "./reach-links.module.css";

interface ReachLinksProps {
  nickname: string;
  email: string | null;
  mobilePhone: string | null;
  /** In a list: on a phone the icons alone are seen. */
  compact?: boolean;
}

export function ReachLinks({ nickname, email, mobilePhone, compact = false }: ReachLinksProps) {
  return (
    <div className={styles.links} data-compact={compact || undefined}>
      {mobilePhone && (
        <a
          className={buttonClass({ compact }, styles.link)}
          href={telephoneLink(mobilePhone)}
          aria-label={`Call ${nickname}, ${mobilePhone}`}
        >
          <IconPhone aria-hidden />
          <span>{mobilePhone}</span>
        </a>
      )}
      {email && (
        <a
          className={buttonClass({ compact }, styles.link)}
          href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
          aria-label={`Write to ${nickname}, ${email}`}
        >
          <IconMail aria-hidden />
          <span>{email}</span>
        </a>
      )}
    </div>
  );
}
