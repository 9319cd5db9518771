import { getBandUser } from "@bandstand/contracts/sign-in";
import { getUser } from "@bandstand/contracts/users";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { BlockedDatesSection } from "../../../features/availability/blocked-dates-section.tsx";
import { OwnDataSection } from "../../../features/own-data/own-data-section.tsx";
import { ProfilePage } from "../../../features/profile/profile-page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";

export const Route = createFileRoute("/_app/_shell/userprofile")({
  component: guarded({ place: "Your profile", calls: [getBandUser, getUser] }, Profile),
});

function Profile() {
  const navigate = Route.useNavigate();
  return (
    <>
      <PageTitle title="Your profile" />
      <PageHeader title="Your profile" />
      <ProfilePage
        onLeave={() => void navigate({ to: "/dashboard" })}
        away={<BlockedDatesSection />}
        ownData={<OwnDataSection />}
      />
    </>
  );
}
