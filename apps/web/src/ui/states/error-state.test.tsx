import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorState } from "./error-state.tsx";

it("the panel of an unexpected error has its documented title, the reference, the message, and what to try", () => {
  const panel = renderToStaticMarkup(
    <ErrorState reference="k3x9" message="The disk is away" supportEmail="help@example.org" />,
  );
  const words = [
    "An unexpected error has occurred",
    "k3x9",
    "The disk is away",
    "Refresh this page.",
    "Sign out and sign in again.",
    "Try another browser.",
    "mailto:help@example.org?subject=Bandstand%20k3x9",
  ];
  expect(words.filter((part) => !panel.includes(part))).toEqual([]);
});
