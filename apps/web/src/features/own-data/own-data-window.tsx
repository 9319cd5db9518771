import { WindowBody } from "../../ui/windows/window-parts.tsx";
import { OwnDataSection } from "./own-data-section.tsx";

export function OwnDataWindow() {
  return (
    <WindowBody>
      <OwnDataSection />
    </WindowBody>
  );
}
