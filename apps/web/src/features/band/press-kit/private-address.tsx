/** The address that opens all of the press kit, and how it is ended. */
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { usePressKitChanges } from "../../../records/band/press-kit.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { LinkToCopy } from "../../../ui/links/link-to-copy.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { ButtonRow } from "../../../ui/windows/window-parts.tsx";

export function PrivateAddress({ path }: { path: string | null }) {
  const { saveAddress } = usePressKitChanges();
  const notify = useNotify();
  const { problem, busy, send } = useSending();
  const change = (isOpen: boolean, said: string) =>
    void send(async () => {
      await saveAddress(isOpen);
      notify.success(said);
    });
  return (
    <FieldGroup title="Private address">
      {path === null ? (
        <p>There is none. Whoever you give one to sees the private documents as well.</p>
      ) : (
        <LinkToCopy label="Private link" address={window.location.origin + path} />
      )}
      {problem && <p role="alert">{problem}</p>}
      <ButtonRow>
        {path === null ? (
          <Button busy={busy} onClick={() => change(true, "There is a private address now")}>
            Make a private address
          </Button>
        ) : (
          <>
            <Button
              busy={busy}
              onClick={() => change(true, "The old address has ended, this is the new one")}
            >
              New address
            </Button>
            <Button busy={busy} onClick={() => change(false, "The private address has ended")}>
              End it
            </Button>
          </>
        )}
      </ButtonRow>
    </FieldGroup>
  );
}
