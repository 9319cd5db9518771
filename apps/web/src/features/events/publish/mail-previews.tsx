/** The mails as they would go, reader by reader. What a mail holds runs nothing and reaches nothing of the page around it. */
import type { MailPreview, PublishPreview } from "@bandstand/contracts/publishing";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChoiceSwitch } from "../../../ui/choice/choice-switch.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { MailFrame } from "./mail-frame.tsx";
import styles from "./mail-previews.module.css";

interface MailPreviewsProps {
  preview: PublishPreview;
  onClose: () => void;
}

const RECIPIENTS = ["V", "B", "F"] as const;
/** Said, so that nobody wonders who else reads it. */
const NOBODY = "Nobody";

export function MailPreviews({ preview, onClose }: MailPreviewsProps) {
  const mails = preview.C ?? preview.P ?? {};
  const readers = RECIPIENTS.filter((recipient) => mails[recipient] !== undefined);
  const [chosen, setChosen] = useState(readers[0]);
  const mail = chosen && mails[chosen];
  return (
    <Overlay label="Email preview" place="centre" width={760} onClose={onClose}>
      <OverlayHead title="Email preview" onClose={onClose} />
      <div className={styles.preview}>
        {chosen && (
          <ChoiceSwitch
            label="Email to"
            choices={readers.map((value) => ({ value, label: mails[value]?.name ?? value }))}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        {mail && <Mail mail={mail} />}
        <Button onClick={onClose}>Back</Button>
      </div>
    </Overlay>
  );
}

function eachFollower(tooFar = 0): string {
  const told = "Each follower, by a mail of their own";
  if (tooFar === 0) return told;
  return `${told}. Not told: ${tooFar.toLocaleString("en-GB")} who want gigs near them alone`;
}

function Mail({ mail }: { mail: MailPreview }) {
  const lines = [
    ["Subject", mail.subject],
    ["From", mail.from],
    ["To", mail.to === "" ? eachFollower(mail.tooFar) : mail.to],
    ["Cc", mail.cc === "" ? NOBODY : mail.cc],
    ["Bcc", mail.bcc === "" ? NOBODY : mail.bcc],
  ] as const;
  return (
    <>
      <dl className={styles.head}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MailFrame title={mail.subject} html={mail.message} />
    </>
  );
}
