/** A report as a mail server sends it to the return path of a mail. */
export function deliveryReport({ to, report }: { to: string; report: string }): string {
  return `From: Mail Delivery System <MAILER-DAEMON@mail.club.example>
To: <${to}>
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--part
Content-Type: message/delivery-status

${report}
--part
Content-Type: message/rfc822

From: Nightjars <no-reply@band.example>
Subject: Harvest dance

Two sets of old songs.

--part--
`.replaceAll(/\r?\n/g, "\r\n");
}
