import type { Brand, Letter } from "./letter.ts";
import type { Message } from "./mailer.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

export type Composed = Pick<Message, "subject" | "html" | "text">;

/** A letter in both versions, ready to be sent to somebody. */
export function compose(letter: Letter, brand: Brand): Composed {
  return {
    subject: letter.subject,
    html: renderHtml(letter, brand),
    text: renderText(letter),
  };
}
