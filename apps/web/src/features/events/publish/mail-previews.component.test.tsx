import type { MailPreview } from "@bandstand/contracts/publishing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import { MailPreviews } from "./mail-previews.tsx";

const MAIL: MailPreview = {
  name: "Followers (1,204)",
  subject: "The Ardens at the Half Crown",
  message: "<p>Come along</p>",
  from: "The Ardens <no-reply@bandstand.test>",
  to: "",
  cc: "",
  bcc: "",
};

const show = (mail: MailPreview) =>
  showInProduct(<MailPreviews preview={{ C: { F: mail } }} onClose={() => {}} />);

it("says how many followers are not told, for whom a gig is too far away", async () => {
  await show({ ...MAIL, tooFar: 1037 });
  await expect
    .element(page.getByText("Not told: 1,037 who want gigs near them alone", { exact: false }))
    .toBeVisible();
});

it("says nothing of it where all are told", async () => {
  await show(MAIL);
  await expect.element(page.getByText("Each follower, by a mail of their own")).toBeVisible();
  await expect.element(page.getByText("Not told")).not.toBeInTheDocument();
});
