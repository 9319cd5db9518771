/** Where a member's picture is had; null without one. */
export function avatarAddress({
  avatarFilename,
}: {
  avatarFilename: string | null;
}): string | null {
  return avatarFilename === null ? null : `/uploads/${encodeURIComponent(avatarFilename)}`;
}
