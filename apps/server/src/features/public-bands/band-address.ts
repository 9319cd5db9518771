/** @param origin where people reach the product, without a slash at its end */
export function bandAddress(origin: string, identity: string): string {
  return `${origin}/bandpage/${encodeURIComponent(identity)}`;
}
