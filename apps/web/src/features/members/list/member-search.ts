/** What the address of the members keeps. */
export interface MemberSearch {
  search?: string;
}

export function readMemberSearch({ search }: Record<string, unknown>): MemberSearch {
  return typeof search === "string" && search !== "" ? { search } : {};
}
