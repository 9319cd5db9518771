/** The address where fans follow the band, for a phone to read off the screen at the merchandise table, or to be copied. */
import { LinkToCopy } from "../../../ui/links/link-to-copy.tsx";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import { WindowBody } from "../../../ui/windows/window-parts.tsx";

interface FollowLinkProps {
  bandName: string;
  address: string;
}

export function FollowLink({ bandName, address }: FollowLinkProps) {
  return (
    <WindowBody>
      <QrCode text={address} label={`Code with the address where fans follow ${bandName}`} />
      <p>Fans point their camera at it, and hear of your next gig.</p>
      <LinkToCopy address={address} />
    </WindowBody>
  );
}
