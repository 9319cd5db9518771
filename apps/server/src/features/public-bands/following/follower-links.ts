/** Links by which followers find and change their own settings. Signed, and nothing is kept of them. */
import { isSignature, type LinkKey, sign } from "../../../platform/security/signatures.ts";
import { unsubscribeUrl } from "../../../platform/mail/unsubscribe.ts";

/** The head of the addresses at which a band is followed. */
export const FOLLOW = "/follow";

/** Those who follow, as the links that end it know them. */
export const FOLLOWER_LIST = "followers";

export interface FollowerAddress {
  bandId: number;
  followerId: number;
  /** A key counts for this address alone. */
  email: string;
}

export function followerKey(key: LinkKey, { bandId, followerId, email }: FollowerAddress): string {
  return sign(key, "follower", bandId, followerId, email);
}

export function isFollowerKey(
  claimed: unknown,
  { key, ...of }: FollowerAddress & { key: LinkKey },
): boolean {
  return isSignature(claimed, followerKey(key, of));
}

export function followPath(identity: string): string {
  return `${FOLLOW}/${encodeURIComponent(identity)}`;
}

/** Where a follower changes what they get, and where one press ends it. */
export function followerUrls(
  publicUrl: string,
  { key, identity, ...of }: FollowerAddress & { key: LinkKey; identity: string },
): { settingsUrl: string; stopUrl: string } {
  const { email } = of;
  const query = new URLSearchParams({ key: followerKey(key, of) });
  return {
    settingsUrl: `${publicUrl}${followPath(identity)}/${encodeURIComponent(email)}?${query}`,
    stopUrl: unsubscribeUrl(publicUrl, { key, list: FOLLOWER_LIST, reader: nameOf(of), email }),
  };
}

const nameOf = ({ bandId, followerId }: FollowerAddress) => `${bandId}.${followerId}`;

export function followerIn(name: string): Omit<FollowerAddress, "email"> | null {
  const match = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(name);
  return match && { bandId: Number(match[1]), followerId: Number(match[2]) };
}
