import { describe, expect, it } from "vitest";
import { failureIn, readFailure } from "./delivery-report.ts";
import { deliveryReport } from "./delivery-report.fixture.ts";

const FAILED = `Reporting-MTA: dns; mail.club.example

Final-Recipient: rfc822; sam@club.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <sam@club.example>:
 Recipient address rejected
`;

describe("a report of a mail server", () => {
  it("says in the words of the last server why a mail was not delivered", () => {
    expect(failureIn(FAILED)).toBe("550 5.1.1 <sam@club.example>: Recipient address rejected");
  });

  it("says the status where there are no words, whatever its lines end with", () => {
    const bare = FAILED.replace(/Diagnostic-Code[^]*$/, "").replaceAll("\n", "\r\n");
    expect(failureIn(bare)).toBe("5.1.1");
  });

  it.each(["delayed", "relayed", "delivered", "expanded"])(
    "is no failure where it was %s",
    (action) => {
      expect(failureIn(FAILED.replace("failed", action))).toBeNull();
    },
  );
});

describe("a mail that came back", () => {
  it("is read as mail servers write it", async () => {
    const mail = deliveryReport({ to: "bounces@band.example", report: FAILED });
    expect(await readFailure(Buffer.from(mail))).toMatch(/^550 5\.1\.1/);
  });

  it("tells of no failure where somebody is on holiday, or where it is no mail at all", async () => {
    const away = "From: sam@club.example\r\nSubject: Away\r\n\r\nAction: failed\r\n";
    expect(await readFailure(Buffer.from(away))).toBeNull();
    expect(await readFailure(Buffer.from([0, 255, 13, 10, 0]))).toBeNull();
  });
});
