/** Delete my account: what is to be done before, else the password, and then it is gone. */
import {
  type AccountDeletion,
  deleteAccount,
  deleteAccountBody,
  getAccountDeletion,
} from "@bandstand/contracts/own-data";
import { hindranceWords } from "@bandstand/domain/account-deletion";
import { successionWords } from "@bandstand/domain/super-administrator";
import { useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { useChange } from "../../lib/cache/change.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EntryDialog } from "../../ui/entry-form/entry-dialog.tsx";
import { PasswordForm } from "../../ui/entry-form/password-form.tsx";
import { useEntryForm } from "../../ui/entry-form/use-entry-form.ts";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { describeError } from "../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../ui/states/skeletons.tsx";
import styles from "./own-data.module.css";

const TITLE = "Delete my account";

interface CloseProps {
  onClose: () => void;
}

export function DeleteAccount({ onClose }: CloseProps) {
  const { client } = useServices();
  const { data, error } = useQuery({
    queryKey: ["account-deletion"],
    queryFn: ({ signal }) => client.call(getAccountDeletion, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { keep: false },
  });
  return (
    <EntryDialog title={TITLE} onClose={onClose}>
      {data ? (
        <Decision {...data} onClose={onClose} />
      ) : error ? (
        <FormNotice kind="bad">{describeError(error).message}</FormNotice>
      ) : (
        <PanelSkeleton />
      )}
    </EntryDialog>
  );
}

function Decision({ bands, onClose }: AccountDeletion & CloseProps) {
  const hindered = bands.flatMap(({ id, name, hindrance }) =>
    hindrance === null ? [] : [{ id, words: hindranceWords(name, hindrance) }],
  );
  if (hindered.length === 0) return <Confirmed bands={bands} onClose={onClose} />;
  return (
    <>
      <p>Before your account can go:</p>
      <ul className={styles.hindrances}>
        {hindered.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

function Confirmed({ bands, onClose }: AccountDeletion & CloseProps) {
  const { session } = useServices();
  const change = useChange();
  const entry = useEntryForm(deleteAccountBody, { currentPassword: "" });

  async function remove(body: z.output<typeof deleteAccountBody>): Promise<void> {
    await change(deleteAccount, { body }, { show: session.signOut });
  }

  return (
    <PasswordForm
      entry={entry}
      lead={`You leave ${bands.map(({ name }) => name).join(", ")}. Your account, your bookmarks, practice log, ratings and studio work are gone at once, and nothing brings them back. What you have written for a band stays with it, without your name.`}
      before={bands.map(
        ({ id, name, successor }) =>
          successor !== null && (
            <p key={id} className={styles.fact}>
              {successionWords(name, successor)}
            </p>
          ),
      )}
      submit="Delete my account"
      destructive
      cancel="Keep it"
      onSubmit={() => void entry.submit(remove)}
      onCancel={onClose}
    />
  );
}
