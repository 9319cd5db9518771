import { createFileRoute } from "@tanstack/react-router";
import { readSongSearch } from "../../../features/songs/song-search.ts";
import { SongsPage } from "../../../features/songs/songs-page.tsx";

export const Route = createFileRoute("/_app/_shell/songs/index")({
  validateSearch: readSongSearch,
  component: Songs,
});

function Songs() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SongsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
