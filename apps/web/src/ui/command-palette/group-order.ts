/** Groups by the order of their titles; those that it does not name come last, as they were. */
export function inOrder<Group extends { readonly title: string }>(
  groups: readonly Group[],
  order: readonly string[],
): Group[] {
  const placeOf = ({ title }: Group): number => {
    const place = order.indexOf(title);
    return place === -1 ? order.length : place;
  };
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}
