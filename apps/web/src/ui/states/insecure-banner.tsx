import { IconShieldOff } from "@tabler/icons-react";
import { Banner } from "./banner.tsx";

/** Over plain http in a local network the browser withholds what offline use and pitch shifting need. */
export function InsecureBanner() {
  return (
    <Banner tone="warn" icon={<IconShieldOff aria-hidden />} title="This address is not secure.">
      You stay signed in only until this page closes, nothing is kept for offline use, and changing
      the pitch changes the speed too. Ask whoever runs this server for an https address.
    </Banner>
  );
}
