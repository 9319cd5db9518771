import { PanBar } from "../waveform/pan-bar.tsx";
import { useStudio } from "../session/studio-context.ts";
import { ZoomRow } from "../waveform/zoom-row.tsx";
import { Card } from "./card.tsx";

/** For whoever cannot pinch and pull: on a phone there is no room for it below the waveform. */
export function ZoomPanel() {
  const { view } = useStudio();
  return (
    <Card title="Zoom">
      <ZoomRow />
      <PanBar view={view} />
    </Card>
  );
}
