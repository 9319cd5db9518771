import type { User } from "@bandstand/contracts/users";
import { useQueryClient } from "@tanstack/react-query";
import { saveUser } from "@bandstand/contracts/users";
import { useChange } from "../../../lib/cache/change.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { OWN_KEYS } from "../own-queries.ts";
import styles from "./account-section.module.css";

interface EmailStateProps {
  user: User;
  onChange: () => void;
}

/** The address that one signs in with, and the one that may follow it. */
export function EmailState({ user, onChange }: EmailStateProps) {
  const { id, email, pendingEmail } = user;
  const change = useChange();
  const queries = useQueryClient();
  const notify = useNotify();

  async function keep(): Promise<void> {
    try {
      const body = { email: email ?? "" };
      const saved = await change(saveUser, { params: paramsOf(id), body });
      queries.setQueryData(OWN_KEYS.user(id), saved);
      notify.success("Your address stays as it is");
    } catch (error) {
      notify.failed("The change was not called off", error);
    }
  }

  return (
    <>
      <p className={styles.address}>{email}</p>
      {pendingEmail === null ? (
        <p className={styles.fact}>You sign in with it, and get our mails there.</p>
      ) : (
        <p className={styles.fact} role="status">
          A link is on its way to <strong>{pendingEmail}</strong>. Use it within a day, and you sign
          in with that address. Until then this one stays.
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onChange}>
          {pendingEmail === null ? "Change email" : "Send another link"}
        </Button>
        {pendingEmail !== null && (
          <Button kind="quiet" onClick={() => void keep()}>
            Keep {email}
          </Button>
        )}
      </div>
    </>
  );
}
