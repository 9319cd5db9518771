import { getEventPublications, sendEventMailsAgain } from "@bandstand/contracts/publishing";
import { createTransport } from "nodemailer";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { startBounceReceiver } from "../../../platform/mail/bounce-receiver.ts";
import { deliveryReport } from "../../../platform/mail/delivery-report.fixture.ts";
import { PROPOSAL } from "./publish-options.fixture.ts";
import { bandWithGig } from "./publishing.fixture.ts";
import { returnPath } from "./return-path.ts";
import { returnedMails } from "./returned-mails.ts";

const REPORT = `Reporting-MTA: dns; mail.club.example

Final-Recipient: rfc822; sam@club.example
Action: failed
Status: 5.2.2
Diagnostic-Code: smtp; 552 5.2.2 Mailbox full
`;

const api = await testApi();

/** A server that takes in what comes back, and a mail server that reports to it. */
async function openMailbox() {
  const receiver = await startBounceReceiver({
    host: "127.0.0.1",
    port: 0,
    returned: returnedMails(api.services),
    log: pino({ level: "silent" }),
  });
  const transport = createTransport({ port: receiver.port, host: "127.0.0.1", ignoreTLS: true });
  onTestFinished(async () => {
    transport.close();
    await receiver.stop();
  });
  /** Resolves with the answer to it. */
  return async (to: string, raw = deliveryReport({ to, report: REPORT })) => {
    const envelope = { from: "", to };
    const sent = await transport.sendMail({ envelope, raw }).catch((error: Error) => error);
    return sent instanceof Error ? sent.message : sent.response;
  };
}

/** A gig that its promoter and members were told of. */
async function toldGig() {
  const gig = await bandWithGig(api);
  await gig.send({ ...PROPOSAL, sendVenue: true, sendBand: true });
  await api.mailTo(gig.promoter);
  const params = { id: String(gig.event.id) };
  const mails = async () => {
    const { answer } = await api.call(getEventPublications, { params }, gig.token);
    return answer.mails;
  };
  await expect
    .poll(async () => (await mails()).map(({ state }) => state))
    .toEqual(["sent", "sent"]);
  const [mail] = await mails();
  if (!mail) throw new Error("The promoter was told nothing.");
  const path = returnPath("bounces@band.example", api.services.linkKey, {
    bandId: gig.bandId,
    mailId: mail.id,
  });
  const sendAgain = () =>
    api.call(sendEventMailsAgain, { params, body: { mailId: mail.id } }, gig.token);
  return { ...gig, mails, path, sendAgain };
}

it("a mail that comes back stands as failed at its event, and is sent again from there", async () => {
  const report = await openMailbox();
  const { path, mails, sendAgain } = await toldGig();
  expect(await report(path)).toMatch(/^250/);
  const failed = { state: "failed", lastError: "Came back: 552 5.2.2 Mailbox full" };
  expect(await mails()).toMatchObject([failed, { state: "sent", lastError: null }]);
  // Mail servers may say it twice.
  expect(await report(path)).toMatch(/^250/);
  expect(await mails()).toMatchObject([failed, { state: "sent" }]);
  expect((await sendAgain()).status).toBe(200);
  await expect.poll(mails).toMatchObject([{ state: "sent", lastError: null }, { state: "sent" }]);
});

it("a mail that is late, or an absence, changes nothing", async () => {
  const report = await openMailbox();
  const { path, mails } = await toldGig();
  const late = deliveryReport({ to: path, report: REPORT.replace("failed", "delayed") });
  expect(await report(path, late)).toMatch(/^250/);
  expect(await report(path, "Subject: On holiday\r\n\r\nAction: failed\r\n")).toMatch(/^250/);
  expect(await mails()).toMatchObject([{ state: "sent" }, { state: "sent" }]);
});

it("what nobody was sent, or what is far too long, is refused", async () => {
  const report = await openMailbox();
  const { path, mails } = await toldGig();
  expect(await report("bounces@band.example")).toContain("550 No such mailbox here");
  const other = path.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"));
  expect(await report(other)).toContain("550 No such mailbox here");
  const long = deliveryReport({ to: path, report: REPORT + "\r\nmore".repeat(400_000) });
  expect(await report(path, long)).toContain("552");
  expect(await mails()).toMatchObject([{ state: "sent" }, { state: "sent" }]);
});
