/** The band as it shows itself: to everybody in it, and beneath, to its administrators, what is theirs alone. */
import { type Band, saveBand } from "@bandstand/contracts/bands";
import { IconDots, IconPencil } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { useBand } from "../../../records/band/band-query.ts";
import { useBandWindows } from "../../../records/band/band-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { BandProfile } from "./band-profile.tsx";
import { bylineOf } from "./band-words.ts";

interface BandPageProps {
  /** What other features offer to do with the whole band, in the menu beside Edit Band. */
  tools: readonly MenuGroup[];
}

export function BandPage({ tools }: BandPageProps) {
  const { data: band, error, refetch } = useBand();
  const { TheBand } = useBandUser();
  const offered = tools.filter(({ items }) => items.length > 0);
  return (
    <>
      <PageTitle title="Band" />
      <PageHeader
        title={band?.name ?? TheBand.name}
        detail={band && bylineOf(band)}
        actions={
          <>
            {offered.length > 0 && (
              <MenuButton label="More for the band" groups={() => offered}>
                <IconDots aria-hidden />
              </MenuButton>
            )}
            {band && <EditBand band={band} compact />}
          </>
        }
      />
      {band ? (
        <BandProfile band={band} edit={<EditBand band={band} />} />
      ) : error ? (
        <RecordFailed error={error} noun="band" onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

function EditBand({ band, compact = false }: { band: Band; compact?: boolean }) {
  const windows = useBandWindows();
  const mayEdit = useMay(saveBand);
  if (!mayEdit) return null;
  return (
    <Button
      kind="main"
      compact={compact}
      icon={<IconPencil aria-hidden />}
      onClick={() => windows.edit(band)}
    >
      Edit Band
    </Button>
  );
}
