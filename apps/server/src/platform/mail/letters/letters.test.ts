import { describe, expect, it } from "vitest";
import { invitationLetter } from "./invitation.ts";
import { passwordResetLetter } from "./password-reset.ts";
import { setPasswordLetter } from "./set-password.ts";
import { welcomeLetter } from "./welcome.ts";

const url = "https://band.example.org/somewhere?token=abc";

describe("the letters", () => {
  it("welcome a band with a link that confirms the address", () => {
    const { subject, text, html } = welcomeLetter({ bandName: "The <b>Würst</b>", url });
    expect(subject).toBe("Welcome to Bandstand");
    expect(text).toContain("Your band “The <b>Würst</b>” is registered");
    expect(text).toContain(`Confirm my email address:\n${url}\n`);
    expect(html).toContain("Your band “The &lt;b&gt;Würst&lt;/b&gt;” is registered");
    expect(html).not.toContain("<b>");
  });

  it("say nothing in our name that a stranger wrote: a band's name stands in quotation marks, and nowhere as an address", () => {
    const shouting = welcomeLetter({ bandName: "You have won! Call us now", url });
    expect(shouting.subject).toBe("Welcome to Bandstand");
    expect(shouting.text.split("You have won!")).toHaveLength(2);
    expect(shouting.text).toContain("Your band “You have won! Call us now” is registered");

    const { subject, text, html } = welcomeLetter({ bandName: "Visit evil.example now!", url });
    expect(subject + text + html).not.toContain("evil.example");
    expect(text).toContain("Your band is registered, and you are its first administrator.");
  });

  it("bring a reset token and its link, and say how long they last", () => {
    const { text, html } = passwordResetLetter({ token: "t0ken", url });
    expect(text).toContain("Reset token: t0ken");
    expect(text).toContain(url);
    expect(text).toContain("30 minutes");
    expect(html).toContain("t0ken");
  });

  it("let somebody set a first password", () => {
    const { text } = setPasswordLetter({ url });
    expect(text).toContain(`Set my password:\n${url}\n`);
    expect(text).toContain("7 days");
  });

  const invitation = {
    bandName: "The Würst",
    invitedBy: "Jo",
    role: "Road Crew",
    email: "al@example.org",
    url,
  };

  it("invite a newcomer to set a password", () => {
    const { subject, text } = invitationLetter({ ...invitation, hasPassword: false });
    expect(subject).toBe("Jo invites you to The Würst");
    expect(text).toContain(`Set my password:\n${url}\n`);
    expect(text).toContain("Your role: Road Crew\nSign in as: al@example.org");
  });

  it("tell somebody with an account that they are in", () => {
    const { text } = invitationLetter({ ...invitation, hasPassword: true });
    expect(text).toContain(`Open The Würst:\n${url}\n`);
    expect(text).toContain("the password that you already have");
    expect(text).not.toContain("7 days");
  });
});
