/** The link by which a promoter answers a proposal. It counts for the address that it went to, as long as the event is there. */
import { isSignature, type LinkKey, sign } from "../../../platform/security/signatures.ts";

/** The head of the addresses. */
export const PROPOSAL = "/proposal";

export interface ProposalLink {
  key: LinkKey;
  bandId: number;
  eventId: number;
  /** The promoter's address. */
  to: string;
}

export function proposalUrl(site: string, link: ProposalLink): string {
  const { bandId, eventId } = link;
  return `${site}${PROPOSAL}/${bandId}.${eventId}?signature=${signatureOf(link)}`;
}

export function isProposalSignature(claimed: unknown, link: ProposalLink): boolean {
  return isSignature(claimed, signatureOf(link));
}

function signatureOf({ key, bandId, eventId, to }: ProposalLink): string {
  return sign(key, "proposal", bandId, eventId, to);
}
