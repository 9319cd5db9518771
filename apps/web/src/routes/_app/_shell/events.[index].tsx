import { listEvents } from "@bandstand/contracts/events";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { OpenPolls } from "../../../features/availability/polls/open-polls.tsx";
import { readEventSearch } from "../../../features/events/list/event-search.ts";
import { EventsPage } from "../../../features/events/list/events-page.tsx";

export const Route = createFileRoute("/_app/_shell/events/index")({
  validateSearch: rawSearch,
  component: guarded({ place: "Events", calls: [listEvents] }, Events),
});

function Events() {
  const search = readEventSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <EventsPage
      polls={<OpenPolls />}
      search={search}
      onSearch={(next) => void navigate({ search: { ...next }, replace: true })}
    />
  );
}
