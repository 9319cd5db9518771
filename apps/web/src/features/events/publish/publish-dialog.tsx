/** The popup in which an event is proposed, or confirmed and published, with its mails to look at first. */
import type { EventRow } from "@bandstand/contracts/events";
import type { PublishPreview } from "@bandstand/contracts/publishing";
import {
  afterPublishing,
  changedOptions,
  firstOptions,
  followersOption,
  hasRecipient,
  isPromoterDisabled,
  isProposalOffered,
  NO_BOOKING_EMAIL_HINT,
  PUBLISH_MESSAGES,
  type PublishOptions,
} from "@bandstand/domain/publishing";
import { IconEye, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { eventTitle } from "../../../records/events/event-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice/choice-switch.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { MailPreviews } from "./mail-previews.tsx";
import styles from "./publish-dialog.module.css";
import { publishable, usePublish } from "./use-publish.ts";

export type PublishStatus = PublishOptions["status"];

interface PublishDialogProps {
  event: EventRow;
  /** With which of its two forms it begins: P a proposal, C publishing. */
  status: PublishStatus;
  /** `YYYY-MM-DD` where the band is. */
  today: string;
  onClose: () => void;
}

const FORMS = [
  { value: "P", label: "Issue Proposal" },
  { value: "C", label: "Confirm/Publish" },
] as const;

export const NOT_PUBLISHED = "Unexpected error, the event was not published";

/** Closed, it forgets what was chosen. */
export function PublishDialog({ event, status: first, today, onClose }: PublishDialogProps) {
  const of = publishable(event);
  const [options, setOptions] = useState(() => firstOptions(of, first));
  const [shown, setShown] = useState<PublishPreview | null>(null);
  const [isBusy, setBusy] = useState(false);
  const calls = usePublish(event);
  const notify = useNotify();
  const offline = useWhyOffline();
  const isProposal = options.status === "P";
  const missing = isProposal && !hasRecipient(options) ? PUBLISH_MESSAGES.nobody : undefined;

  const change = (changed: Partial<PublishOptions>) =>
    setOptions((before) => changedOptions(of, before, changed));

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.failed(NOT_PUBLISHED, error);
    } finally {
      setBusy(false);
    }
  }

  const look = () =>
    run(async () => {
      const answer = await calls.preview(options);
      if (!("id" in answer)) setShown(answer);
    });
  const send = () =>
    run(async () => {
      await calls.send(options);
      notify.success("Operation Successful");
      onClose();
    });

  if (shown) return <MailPreviews preview={shown} onClose={() => setShown(null)} />;
  return (
    <Overlay label={`Publish ${eventTitle(event)}`} place="centre" width={560} onClose={onClose}>
      <OverlayHead title={eventTitle(event)} onClose={onClose} />
      <form
        className={styles.form}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void send();
        }}
      >
        {isProposalOffered(of, today) && (
          <ChoiceSwitch
            label="What to do"
            choices={FORMS}
            chosen={options.status}
            onChoose={(status) => setOptions(firstOptions(of, status))}
          />
        )}
        {isProposal ? (
          <p className={styles.words}>
            The event stays as it is. The promoter gets a page on which to accept, ask or decline.
          </p>
        ) : (
          <StateOptions options={options} onChange={change} />
        )}
        <RecipientOptions event={event} options={options} onChange={change} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Close</Button>
          <Button
            icon={<IconEye aria-hidden />}
            busy={isBusy}
            unavailable={offline ?? (hasRecipient(options) ? undefined : "Nobody is told")}
            onClick={() => void look()}
          >
            Preview
          </Button>
          <Button
            type="submit"
            kind="main"
            icon={<IconSend aria-hidden />}
            busy={isBusy}
            unavailable={offline ?? missing}
          >
            Send
          </Button>
        </div>
      </form>
    </Overlay>
  );
}

interface OptionsProps {
  options: PublishOptions;
  onChange: (changed: Partial<PublishOptions>) => void;
}

type Switch =
  | "eventConfirmed"
  | "draft"
  | "sendVenue"
  | "sendBand"
  | "sendFollowers"
  | "digest"
  | "accountSender";

/** As a field of a form has it. */
function bound({ options, onChange }: OptionsProps, name: Switch) {
  return uncheckedField<boolean>(name, options[name] ?? false, (value) =>
    onChange({ [name]: value ?? false }),
  );
}

function StateOptions(props: OptionsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>The event</legend>
      <SwitchField
        field={bound(props, "eventConfirmed")}
        label="Confirmed"
        hint={props.options.eventConfirmed ? undefined : "It is Provisional again."}
      />
      <SwitchField
        field={bound(props, "draft")}
        label="Draft"
        hint="A draft stays out of public listings until the remaining details are entered."
      />
    </fieldset>
  );
}

function RecipientOptions({ event, ...props }: OptionsProps & { event: EventRow }) {
  const followers = followersOption(afterPublishing(publishable(event), props.options));
  const noPromoter = isPromoterDisabled(event);
  return (
    <fieldset className={styles.group}>
      <legend>Email to</legend>
      <SwitchField
        field={bound(props, "sendVenue")}
        label="Promoter"
        disabled={noPromoter}
        hint={noPromoter ? NO_BOOKING_EMAIL_HINT : (event.bookingEmail ?? undefined)}
      />
      <SwitchField field={bound(props, "sendBand")} label="Band" />
      {followers !== "absent" && (
        <SwitchField
          field={bound(props, "sendFollowers")}
          label="Followers"
          disabled={followers === "disabled"}
          hint={followers === "disabled" ? PUBLISH_MESSAGES.followers : undefined}
        />
      )}
      {props.options.sendFollowers && (
        <SwitchField
          field={bound(props, "digest")}
          label="With the day’s other gigs, at 18:00"
          hint="Followers get one email of all that you publish for then. Otherwise it goes at once."
        />
      )}
      <SwitchField
        field={bound(props, "accountSender")}
        label="Answers to my own address"
        hint="Otherwise they go to the contact of the band."
      />
    </fieldset>
  );
}
