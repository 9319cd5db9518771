interface Named {
  nickname: string;
  TheUser: { forename: string | null; surname: string | null };
}

/** As their passport has it; null where the band calls them the same, or nobody has said. */
export function wholeName({ nickname, TheUser: { forename, surname } }: Named): string | null {
  const name = [forename, surname].filter(Boolean).join(" ");
  return name === "" || name === nickname ? null : name;
}
