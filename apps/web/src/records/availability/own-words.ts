/** One's own answer in words: "You: maybe"; null for whoever has not answered and was not asked. */
import { ANSWERS, type GivenAnswer } from "@bandstand/domain/availability";

export function ownWords(answers: readonly GivenAnswer[], bandUserId: number): string | null {
  const own = answers.find((given) => given.bandUserId === bandUserId);
  if (own === undefined) return null;
  const name = ANSWERS.find(({ key }) => key === own.answer)?.name;
  return name === undefined ? "You have not answered" : `You: ${name.toLowerCase()}`;
}
