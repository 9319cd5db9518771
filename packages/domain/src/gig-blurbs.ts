/** What a list says of a gig of which the band has said nothing. */
export const GIG_BLURBS = [
  "An evening of live music. Come early, stay late, bring a friend.",
  "Live on stage, songs old and new. See you down the front.",
  "A night out with the band: turn up, turn round, sing along.",
  "Good songs, played loud enough. All you need to bring is yourself.",
  "The best seat is no seat at all: come and dance.",
  "Two hours of music that no recording quite catches.",
  "Tell your friends, find the venue, and leave the rest to us.",
  "Another town, another stage, the same good company.",
  "Doors open, lights down, here we go.",
] as const;

/** The rows of a list take them in turn, begun anew after the seventh. */
const TURN = 7;

export function gigBlurb(row: number): string {
  return GIG_BLURBS[row % TURN] ?? GIG_BLURBS[0];
}
