/** All jobs that a server runs. */
import { type BandJobServices, bandJobs } from "./features/bands/bands.jobs.ts";
import type { RecordingJobServices } from "./features/songs/recordings.jobs.ts";
import { recordingJobs } from "./features/songs/recordings.jobs.ts";
import { type AccountJobServices, accountJobs } from "./features/account/account.jobs.ts";
import { type DocumentJobServices, documentJobs } from "./features/documents/documents.jobs.ts";
import { availabilityJobs } from "./features/availability/availability.jobs.ts";
import type { AvailabilityJobServices } from "./features/availability/availability.services.ts";
import { deleteBandJobs } from "./features/sign-in/delete-band.jobs.ts";
import { type SignInJobServices, signInJobs } from "./features/sign-in/sign-in.jobs.ts";
import {
  type HousekeepingServices,
  housekeepingJobs,
} from "./features/housekeeping/housekeeping.jobs.ts";
import { type VideoJobServices, videoJobs } from "./features/videos/videos.jobs.ts";
import {
  type FollowingJobServices,
  followingJobs,
} from "./features/public-bands/following/following.jobs.ts";
import { answerJobs } from "./features/events/publish/promoter-answers.jobs.ts";
import { type MailJobServices, mailJobs } from "./features/events/publish/send-mails.jobs.ts";
import type { Job } from "./platform/jobs/job.ts";

export function jobsOf(
  services: AccountJobServices &
    AvailabilityJobServices &
    BandJobServices &
    DocumentJobServices &
    FollowingJobServices &
    SignInJobServices &
    RecordingJobServices &
    HousekeepingServices &
    MailJobServices &
    VideoJobServices,
): Job[] {
  return [
    ...accountJobs(services),
    ...availabilityJobs(services),
    ...bandJobs(services),
    ...documentJobs(services),
    ...followingJobs(services),
    ...signInJobs(services),
    ...deleteBandJobs(services),
    ...recordingJobs(services),
    ...housekeepingJobs(services),
    ...mailJobs(services),
    ...answerJobs(services),
    ...videoJobs(services),
  ];
}
