/** Where fans follow the band. */
export const followUrl = (identity: string): string =>
  `${window.location.origin}/follow/${identity}`;
