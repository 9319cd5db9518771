import { addMember, listMembers } from "@bandstand/contracts/members";
import { addSetlist, listSetlists } from "@bandstand/contracts/setlists";
import { addSong, listSongs, uploadRecording } from "@bandstand/contracts/songs";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { dashboardCards } from "../../../app/dashboard-cards.ts";
import { guarded } from "../../../app/guarded.tsx";
import { CalmCard } from "../../../features/dashboard/calm-card.tsx";
import { type CardPlace, DashboardPage } from "../../../features/dashboard/dashboard-page.tsx";
import { NewsBanners } from "../../../features/dashboard/news/news-banners.tsx";
import { FirstStepsCard } from "../../../features/dashboard/first-steps-card.tsx";
import { type FirstStep, firstSteps } from "../../../features/dashboard/first-steps.ts";
import { useOpenRecordings } from "../../../features/recordings-upload/use-recordings-tool.tsx";
import { useSongImportTool } from "../../../features/song-import/use-song-import-tool.tsx";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Button } from "../../../ui/buttons/button.tsx";

export const Route = createFileRoute("/_app/_shell/dashboard")({
  component: guarded({ place: "The dashboard", calls: [] }, Dashboard),
});

function Dashboard() {
  const { TheUser } = useBandUser();
  const may = useMayCall();
  const [now] = useState(() => new Date());
  const cardsAt = (at: CardPlace) =>
    dashboardCards
      .filter(({ place, calls }) => place === at && calls.some(may))
      .map(({ key, Card }) => <Card key={key} />);
  return (
    <DashboardPage
      forename={TheUser.forename}
      now={now}
      firstSteps={useFirstSteps()}
      banners={<NewsBanners />}
      cards={{ main: cardsAt("main"), side: cardsAt("side") }}
      calm={<Calm />}
    />
  );
}

function useFirstSteps() {
  const may = useMayCall();
  const mayStep = may(addSong) && may(uploadRecording);
  const mayList = may(listSetlists) && may(addSetlist);
  const { data: songs } = useSongs({ enabled: mayStep });
  const mayInvite = may(listMembers) && may(addMember);
  const { data: setlists } = useSetlists({ enabled: mayStep && mayList });
  const { data: members } = useMembers({ enabled: mayStep && mayInvite });
  const windows = useSongWindows();
  const setlistWindows = useSetlistWindows();
  const memberWindows = useMemberWindows();
  const openImport = useSongImportTool(useOpenRecordings());
  if (!mayStep || !songs || (mayList && !setlists) || (mayInvite && !members)) return null;

  const silent = songs.find(({ recordingFilename }) => recordingFilename === null);
  const recordings = songs.filter(({ recordingFilename }) => recordingFilename !== null).length;
  const steps = firstSteps({
    songs: songs.length,
    recordings,
    setlists: setlists?.length,
    members: members?.length,
  });
  // Who plays alone is not asked for company for ever.
  if (steps.every(({ done, key }) => done || key === "members")) return null;
  const take = (step: FirstStep["key"]): void => {
    if (step === "import") openImport.onSelect();
    else if (step === "song") windows.add();
    else if (step === "setlist") setlistWindows.add();
    else if (step === "members") memberWindows.add();
    else if (silent) windows.upload(silent);
  };
  return <FirstStepsCard steps={steps} onStep={take} />;
}

function Calm() {
  const { session } = Route.useRouteContext();
  const { TheBand, Role } = useBandUser();
  const may = useMayCall();
  const reads = may(listSongs) || may(listSetlists);
  return (
    <CalmCard
      band={TheBand.name}
      role={Role.name}
      reads={reads}
      action={
        reads ? (
          <ButtonLink to={may(listSetlists) ? "/setlists/index" : "/songs/index"}>
            {may(listSetlists) ? "Go to set lists" : "Go to songs"}
          </ButtonLink>
        ) : (
          <Button onClick={() => void session.refresh()}>Look again</Button>
        )
      }
    />
  );
}
