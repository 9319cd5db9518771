/** Ratings of songs: 1 to 11 stars to look at, 0 to 10 as kept. */

export const MAX_STARS = 11;

/** What is kept for so many stars; null for none, which is not saved. */
export function ratingFromStars(stars: number): number | null {
  return stars === 0 ? null : stars - 1;
}

/** The stars of a rating or of an average; 0 when there is none. */
export function starsFromRating(rating: number | null): number {
  return rating === null ? 0 : rating + 1;
}

export function isRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 0 && rating < MAX_STARS;
}

/** The mean over the members who rated the song; null without any. */
export function meanRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
