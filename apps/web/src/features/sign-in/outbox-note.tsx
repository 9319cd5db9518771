import { FormNotice } from "../../ui/native-fields/form-notice.tsx";

/** Stands where a mail was promised by a server that sends none. */
export function OutboxNote() {
  return (
    <FormNotice kind="plain">
      This server sends no mail: it writes each one to a file in its outbox. Ask whoever runs it for
      yours.
    </FormNotice>
  );
}
