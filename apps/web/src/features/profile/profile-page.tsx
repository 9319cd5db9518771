/** One's own profile: who one is, how one signs in, and the way out of the band. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { PROFILE_MESSAGES } from "@bandstand/domain/profile";
import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { useServices, useBandUser } from "../../lib/services/services-context.ts";
import { FormSkeleton } from "../../ui/states/skeletons.tsx";
import { AccountSection } from "./account/account-section.tsx";
import { ProfileForm } from "./form/profile-form.tsx";
import { ownBandUserQuery, ownUserQuery } from "./own-queries.ts";
import { ProfileFailed } from "./profile-failed.tsx";
import styles from "./profile-page.module.css";

interface ProfilePageProps {
  /** Cancel was pressed and nothing is left to take back. */
  onLeave: () => void;
  /** When one is not available. */
  away: ReactNode;
  /** What one can have of one's own data. */
  ownData: ReactNode;
}

export function ProfilePage({ onLeave, away, ownData }: ProfilePageProps) {
  const { client } = useServices();
  const { id } = useBandUser();
  const { data, error, refetch } = useQuery(ownBandUserQuery(client, id));
  if (data) return <OfPerson bandUser={data} onLeave={onLeave} away={away} ownData={ownData} />;
  if (error)
    return (
      <ProfileFailed
        said={PROFILE_MESSAGES.bandUserFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <FormSkeleton />;
}

function OfPerson(props: ProfilePageProps & { bandUser: BandUser }) {
  const { bandUser, onLeave, away, ownData } = props;
  const { client } = useServices();
  const { data: user, error, refetch } = useQuery(ownUserQuery(client, bandUser.userId));
  if (user)
    return (
      <div className={styles.profile}>
        <ProfileForm bandUser={bandUser} user={user} onLeave={onLeave} />
        <AccountSection bandUser={bandUser} user={user} away={away} ownData={ownData} />
      </div>
    );
  if (error)
    return (
      <ProfileFailed
        said={PROFILE_MESSAGES.userFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <FormSkeleton />;
}
