/** The features of the server: the calls that each answers, and what answers them. A new one adds its line. */
import { accountEndpoints } from "@bandstand/contracts/account";
import { applicationEndpoints } from "@bandstand/contracts/application";
import { availabilityEndpoints } from "@bandstand/contracts/availability";
import { bandExportEndpoints } from "@bandstand/contracts/band-export";
import { bandImportFileEndpoints } from "@bandstand/contracts/band-import-file";
import { bandImportEndpoints } from "@bandstand/contracts/band-import";
import { bandUserSongEndpoints } from "@bandstand/contracts/band-user-songs";
import { bandEndpoints } from "@bandstand/contracts/bands";
import { blockedDateEndpoints } from "@bandstand/contracts/blocked-dates";
import { bookmarkEndpoints } from "@bandstand/contracts/bookmarks";
import { countEndpoints } from "@bandstand/contracts/counts";
import { dashboardEndpoints } from "@bandstand/contracts/dashboard";
import { downloadEndpoints } from "@bandstand/contracts/downloads";
import { datePollEndpoints } from "@bandstand/contracts/date-polls";
import { documentFileEndpoints } from "@bandstand/contracts/document-files";
import { documentEndpoints } from "@bandstand/contracts/documents";
import { deputyEndpoints } from "@bandstand/contracts/deputies";
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { eventChoiceEndpoints } from "@bandstand/contracts/event-choices";
import { eventFeedEndpoints } from "@bandstand/contracts/event-feeds";
import { eventLiveEndpoints } from "@bandstand/contracts/event-live";
import { followerEndpoints } from "@bandstand/contracts/followers";
import { followingEndpoints } from "@bandstand/contracts/following";
import { gigReportEndpoints } from "@bandstand/contracts/gig-reports";
import { eventMoneyEndpoints } from "@bandstand/contracts/event-money";
import { eventSeriesEndpoints } from "@bandstand/contracts/event-series";
import { eventEndpoints } from "@bandstand/contracts/events";
import { publishingEndpoints } from "@bandstand/contracts/publishing";
import { invitationLinkEndpoints } from "@bandstand/contracts/invitation-links";
import { lookupEndpoints } from "@bandstand/contracts/lookups";
import { memberEndpoints } from "@bandstand/contracts/members";
import { pictureEndpoints } from "@bandstand/contracts/pictures";
import { invoiceEndpoints } from "@bandstand/contracts/invoices";
import { moneyYearEndpoints } from "@bandstand/contracts/money-year";
import { ownDataEndpoints } from "@bandstand/contracts/own-data";
import { privateCalendarEndpoints } from "@bandstand/contracts/private-calendar";
import { practiceEndpoints } from "@bandstand/contracts/practices";
import { pressKitEndpoints } from "@bandstand/contracts/press-kit";
import { publicBandEndpoints } from "@bandstand/contracts/public-bands";
import { publicEventEndpoints } from "@bandstand/contracts/public-events";
import { recentChangeEndpoints } from "@bandstand/contracts/recent-changes";
import { setlistLiveEndpoints } from "@bandstand/contracts/setlist-live";
import { setlistSongEndpoints } from "@bandstand/contracts/setlist-songs";
import { setlistEndpoints } from "@bandstand/contracts/setlists";
import { signInEndpoints } from "@bandstand/contracts/sign-in";
import { songLibraryEndpoints } from "@bandstand/contracts/song-library";
import { songLiveEndpoints } from "@bandstand/contracts/song-live";
import { songRatingEndpoints } from "@bandstand/contracts/song-ratings";
import { songEndpoints } from "@bandstand/contracts/songs";
import { userEndpoints } from "@bandstand/contracts/users";
import { venueLiveEndpoints } from "@bandstand/contracts/venue-live";
import { venueNoteEndpoints } from "@bandstand/contracts/venue-notes";
import { venueEndpoints } from "@bandstand/contracts/venues";
import { videoEndpoints } from "@bandstand/contracts/videos";
import type { FastifyInstance } from "fastify";
import { accountHandlers } from "./features/account/account.routes.ts";
import { applicationHandlers } from "./features/application/application.routes.ts";
import { availabilityHandlers } from "./features/availability/availability.routes.ts";
import { bandExportHandlers } from "./features/band-export/band-export.routes.ts";
import { bandImportHandlers } from "./features/band-import/band-import.routes.ts";
import { bandUserSongHandlers } from "./features/band-user-songs/band-user-songs.routes.ts";
import { bandHandlers } from "./features/bands/bands.routes.ts";
import { bookmarkHandlers } from "./features/bookmarks/bookmarks.routes.ts";
import { countHandlers } from "./features/counts/counts.routes.ts";
import { dashboardHandlers } from "./features/dashboard/dashboard.routes.ts";
import { documentHandlers } from "./features/documents/documents.routes.ts";
import { downloadHandlers } from "./features/downloads/downloads.routes.ts";
import { eventHandlers } from "./features/events/events.routes.ts";
import { followerHandlers } from "./features/followers/followers.routes.ts";
import { gigReportHandlers } from "./features/gig-reports/gig-reports.routes.ts";
import { lookupHandlers } from "./features/lookups/lookups.routes.ts";
import { memberHandlers } from "./features/members/members.routes.ts";
import { pictureHandlers } from "./features/pictures/pictures.routes.ts";
import { moneyHandlers } from "./features/money/money.routes.ts";
import { ownDataHandlers } from "./features/own-data/own-data.routes.ts";
import { practiceHandlers } from "./features/practices/practices.routes.ts";
import { followingHandlers } from "./features/public-bands/following/following.routes.ts";
import { pressKitHandlers } from "./features/public-bands/press-kit/press-kit.routes.ts";
import { publicBandHandlers } from "./features/public-bands/public-bands.routes.ts";
import { recentChangeHandlers } from "./features/recent-changes/recent-changes.routes.ts";
import { setlistHandlers } from "./features/setlists/setlists.routes.ts";
import { invitationLinkHandlers } from "./features/sign-in/invitation-links.routes.ts";
import { signInHandlers } from "./features/sign-in/sign-in.routes.ts";
import { songLibraryHandlers } from "./features/song-library/song-library.routes.ts";
import { songRatingHandlers } from "./features/song-ratings/song-ratings.routes.ts";
import { songHandlers } from "./features/songs/songs.routes.ts";
import { venueHandlers } from "./features/venues/venues.routes.ts";
import { videoHandlers } from "./features/videos/videos.routes.ts";
import type { Authenticate } from "./platform/http/caller.ts";
import { type Handlers, mount } from "./platform/http/router.ts";
import type { Live } from "./platform/live/live.ts";
import type { PublicAnswers } from "./platform/live/public-answers.ts";
import type { Services } from "./services.ts";

/** The services, and what there is once of each server that listens. */
export interface FeatureServices extends Services {
  authenticate: Authenticate;
  live: Live;
  publicAnswers: PublicAnswers;
  /** Aborted when the server begins to close, for requests that wait for something. */
  closing: AbortSignal;
}

const setlistCalls = { ...setlistEndpoints, ...setlistSongEndpoints, ...setlistLiveEndpoints };

const eventCalls = {
  ...eventEndpoints,
  ...eventChoiceEndpoints,
  ...eventFeedEndpoints,
  ...eventLiveEndpoints,
  ...eventSeriesEndpoints,
  ...publishingEndpoints,
};

const availabilityCalls = {
  ...availabilityEndpoints,
  ...blockedDateEndpoints,
  ...datePollEndpoints,
  ...deputyEndpoints,
  ...privateCalendarEndpoints,
};

const moneyCalls = { ...eventMoneyEndpoints, ...invoiceEndpoints, ...moneyYearEndpoints };

const venueCalls = { ...venueEndpoints, ...venueNoteEndpoints, ...venueLiveEndpoints };

export const FEATURES = {
  application: feature(applicationEndpoints, applicationHandlers),
  signIn: feature(signInEndpoints, signInHandlers),
  account: feature({ ...userEndpoints, ...accountEndpoints }, accountHandlers),
  invitationLinks: feature(invitationLinkEndpoints, invitationLinkHandlers),
  counts: feature(countEndpoints, countHandlers),
  dashboard: feature(dashboardEndpoints, dashboardHandlers),
  recentChanges: feature(recentChangeEndpoints, recentChangeHandlers),
  lookups: feature(lookupEndpoints, lookupHandlers),
  bands: feature(bandEndpoints, bandHandlers),
  pressKit: feature(pressKitEndpoints, pressKitHandlers),
  publicBands: feature({ ...publicBandEndpoints, ...publicEventEndpoints }, publicBandHandlers),
  following: feature(followingEndpoints, followingHandlers),
  members: feature(memberEndpoints, memberHandlers),
  pictures: feature(pictureEndpoints, pictureHandlers),
  songs: feature({ ...songEndpoints, ...songLiveEndpoints }, songHandlers),
  setlists: feature(setlistCalls, setlistHandlers),
  money: feature(moneyCalls, moneyHandlers),
  events: feature(eventCalls, eventHandlers),
  gigReports: feature(gigReportEndpoints, gigReportHandlers),
  availability: feature(availabilityCalls, availabilityHandlers),
  venues: feature(venueCalls, venueHandlers),
  followers: feature(followerEndpoints, followerHandlers),
  documents: feature({ ...documentEndpoints, ...documentFileEndpoints }, documentHandlers),
  downloads: feature(downloadEndpoints, downloadHandlers),
  ownData: feature(ownDataEndpoints, ownDataHandlers),
  bandExport: feature({ ...bandExportEndpoints, ...bandImportFileEndpoints }, bandExportHandlers),
  bandImport: feature(bandImportEndpoints, bandImportHandlers),
  songRatings: feature(songRatingEndpoints, songRatingHandlers),
  songLibrary: feature(songLibraryEndpoints, songLibraryHandlers),
  bookmarks: feature(bookmarkEndpoints, bookmarkHandlers),
  bandUserSongs: feature(bandUserSongEndpoints, bandUserSongHandlers),
  practices: feature(practiceEndpoints, practiceHandlers),
  videos: feature(videoEndpoints, videoHandlers),
};

function feature<G extends Record<string, Endpoint>>(
  endpoints: G,
  handlers: (services: FeatureServices) => Handlers<G>,
) {
  return {
    endpoints,
    mountOn(app: FastifyInstance, services: FeatureServices): void {
      mount(app, services.authenticate, endpoints, handlers(services));
    },
  };
}
