/**
 * A good request of every call, about the records with the given ids. A new call does not compile until it has one; then
 * every test that walks the contract walks it as well. Files are sent by the tests themselves.
 */
import { availabilityRequests } from "./sample-availability-requests.ts";
import { deputyRequests } from "./sample-deputy-requests.ts";
import { eventRequests } from "./sample-event-requests.ts";
import type { SampleIds, SampleRequests } from "./sample-ids.ts";

/** A picture of one pixel. */
const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export function sampleRequests(ids: SampleIds): SampleRequests {
  const { song, otherSong, setlist, otherSetlist } = ids;
  const ofSong = { id: String(song) };
  const songId = { songId: String(song) };
  const ofMember = { id: String(ids.member) };
  const ofUser = { id: String(ids.user) };
  const ofSetlist = { id: String(setlist) };
  const ofVenue = { id: String(ids.venue) };
  const ofVenueNote = { id: String(ids.venueNote) };
  const wholeVenue = {
    name: "The Ship",
    venueTypeId: 9,
    location: "Leeds",
    address: "1 Quay, Leeds",
    answers: { curfew: "23:00" },
  };
  const ofFollower = { id: String(ids.follower) };
  const ofDocument = { id: String(ids.document) };
  const url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
  const email = "somebody@example.org";
  const entries = [
    { songId: song, setlistSectionId: 1, sequence: 1 },
    { songId: otherSong, setlistSectionId: 1, sequence: 2 },
  ];
  const ofSource = { bandId: String(ids.sourceBand), type: "songs" as const };
  return {
    getHealth: {},
    getApplication: {},
    signIn: { body: { email, password: "Encore!2026" } },
    register: { body: { email, password: "Encore!2026", bandName: "The Ardens" } },
    sendPasswordReset: { body: { email } },
    resetPassword: { body: { email, newPassword: "Encore!2027", resetToken: "none" } },
    verifyEmail: { body: { token: "none" } },
    signOut: {},
    listBands: {},
    switchBand: { params: { id: String(ids.band) } },
    addBand: { body: { name: "The Ardens" } },
    // Under another name than its own: the tests that walk all calls go on in the band.
    deleteBand: { params: { id: String(ids.ownBand) }, query: { name: "Another Band" } },
    getBand: { params: { id: String(ids.ownBand) } },
    saveBand: { params: { id: String(ids.ownBand) }, body: { id: ids.ownBand, location: "Leeds" } },
    getPressKit: {},
    savePressKit: {
      body: {
        isShown: true,
        songIds: [song],
        documents: [{ id: ids.document, isPrivate: false }],
      },
    },
    savePressAddress: { body: { isOpen: true } },
    exportBand: { params: { id: String(ids.ownBand) } },
    getBandExportSize: { params: { id: String(ids.ownBand) } },
    listPublicBands: { query: { limit: "10" } },
    getPublicBand: { params: { id: "the-ardens" } },
    // With a key that is nobody's: where bands are not one's own, nobody is added.
    subscribeFollower: {
      body: { bandId: ids.ownBand, email, location: "Leeds", near: true, miles: 50, key: "none" },
    },
    findFollower: { params: { x: email }, query: { bandId: String(ids.ownBand) } },
    getFollowerOfBand: { params: { bandId: String(ids.ownBand), userId: "2000000000" } },
    importBand: { params: { key: "0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e10" } },
    getBandImportProgress: { params: { key: "0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e10" } },
    getBandUser: { params: ofMember },
    getUser: { params: ofUser },
    getUserEmail: { params: ofUser },
    saveUser: { params: ofUser, body: { id: ids.user, forename: "Sam" } },
    changePassword: {
      body: { currentPassword: "Encore!2026", newPassword: "Stage!Left4" },
    },
    listDevices: {},
    signOutDevice: { params: { id: String(ids.device) } },
    watchOwnRights: {},
    signOutEverywhere: { body: { keepThis: true } },
    getOwnData: {},
    getAccountDeletion: {},
    deleteAccount: { body: { currentPassword: "Encore!2026" } },
    getCounts: {},
    getDashboard: { params: { id: String(ids.ownBand) } },
    listRecentChanges: {},
    listGenres: {},
    listSongStatuses: {},
    listRoles: {},
    listDocumentTypes: {},
    listEventTypes: {},
    listEventStatuses: {},
    listVenueTypes: {},
    listVenueStatuses: {},
    listMembers: {},
    listMemberMenus: { params: ofMember },
    findUser: { body: { email } },
    addUser: { body: { email, forename: "Sam", surname: "Reed" } },
    addMember: {
      body: {
        bandUser: {
          email,
          forename: "Sam",
          surname: "Reed",
          nickname: "Sam",
          instrument: "Bass",
          roleId: 1,
        },
        bandUserMenuOptions: [{ menuOptionId: 1, priv: "R" }],
      },
    },
    saveMember: {
      params: ofMember,
      body: {
        bandUser: { id: ids.member, nickname: "Sam" },
        bandUserMenuOptions: [{ menuOptionId: 1, priv: "W" }],
      },
    },
    removeMember: { params: ofMember },
    inviteMember: { params: ofMember },
    makeInvitationLink: { params: ofMember },
    readInvitationLink: { body: { token: "none" } },
    signInByInvitation: { body: { token: "none", password: "Encore!2026" } },
    startByInvitation: { body: { token: "none", newPassword: "Encore!2027" } },
    saveMemberPositions: { body: { positions: [{ id: ids.member, number: 2 }] } },
    listMenuOptions: { query: { tag: "SO" } },
    listMenuOptionsOfMember: { query: { bandUserId: String(ids.member) } },
    uploadBandLogo: { params: { id: String(ids.ownBand) }, body: { data: DOT } },
    uploadBandPicture: { params: { id: String(ids.ownBand) }, body: { data: DOT } },
    uploadAvatar: { params: ofMember, body: { data: DOT } },
    removeBandLogo: { params: { id: String(ids.ownBand) } },
    removeBandPicture: { params: { id: String(ids.ownBand) } },
    removeAvatar: { params: ofMember },
    listSongs: {},
    getSong: { params: ofSong },
    addSong: { body: { title: "Glasshouse", artist: "Halcyon Drive" } },
    saveSong: { params: ofSong, body: { id: song } },
    deleteSong: { params: ofSong, query: {} },
    uploadRecording: { params: songId },
    getRecordingDuration: { params: ofSong },
    downloadRecording: { params: ofSong },
    getPlayback: { params: ofSong },
    savePeaks: {
      params: ofSong,
      body: { recordingFilename: "take.mp3", duration: 1, fine: "AAAA" },
    },
    listSetlists: {},
    getSetlist: { params: ofSetlist },
    getSetlistWithSections: { params: ofSetlist },
    getSetlistReadiness: { params: ofSetlist },
    addSetlist: { body: { name: "Late set", plannedLength: 45, songs: entries } },
    saveSetlist: { params: ofSetlist, body: { id: setlist, songs: entries } },
    deleteSetlist: { params: ofSetlist },
    copySetlist: { params: ofSetlist },
    saveSetlistSongs: { params: ofSetlist, body: entries },
    listSetlistSongs: { query: { setlistId: ofSetlist.id } },
    lookUpSetlistSongs: { query: { setlistId: ofSetlist.id } },
    listAvailableSongs: { query: { setlistId: ofSetlist.id } },
    addSetlistSong: { body: { setlistId: otherSetlist, songId: song, setlistSectionId: 1 } },
    removeSetlistSong: { params: { id: String(ids.place) } },
    copySetlistSongs: { query: { idFrom: ofSetlist.id, idTo: String(otherSetlist) } },
    watchSetlist: { params: ofSetlist },
    watchSong: { params: ofSong },
    ...eventRequests(ids),
    ...availabilityRequests(ids),
    ...deputyRequests(ids),
    listVenues: {},
    getVenue: { params: ofVenue },
    addVenue: { body: wholeVenue },
    saveVenue: { params: ofVenue, body: { id: ids.venue, capacity: 220 } },
    deleteVenue: { params: ofVenue },
    importVenues: { body: { venues: [wholeVenue] } },
    exportVenuesAsCsv: {},
    addVenueNote: { body: { venueId: ids.venue, good: "A proper stage", bad: "No parking" } },
    saveVenueNote: { params: ofVenueNote, body: { good: "A proper stage" } },
    deleteVenueNote: { params: ofVenueNote },
    watchVenue: { params: ofVenue },
    listFollowers: { query: { limit: "10" }, body: { filter: { TheUser: { email: "fan" } } } },
    getFollower: { params: ofFollower },
    addFollower: { body: { email, location: "Leeds" } },
    saveFollower: { params: ofFollower, body: { id: ids.follower, location: "York" } },
    deleteFollower: { params: ofFollower },
    importFollowers: { body: { text: "pia@example.org;Leeds;Gig;;Y" } },
    listDocuments: { query: { relation: "song", rid: songId.songId } },
    getDocument: { params: ofDocument },
    watchDocument: { params: ofDocument },
    addDocument: { body: { title: "Rider", songId: song } },
    saveDocument: { params: ofDocument, body: { id: ids.document } },
    deleteDocument: { params: ofDocument },
    uploadDocument: {},
    uploadDocumentFile: { params: { documentId: ofDocument.id } },
    downloadDocument: { params: ofDocument },
    getDocumentLink: { params: ofDocument },
    getDocumentImage: { params: ofDocument },
    listDocumentHistory: { params: ofDocument },
    listOtherBands: {},
    listImportable: { params: ofSource },
    importFromBand: {
      params: ofSource,
      body: { items: [{ id: ids.sourceSong, nameConflict: false }], includeDocuments: true },
    },
    listSongRatings: { query: { songId: songId.songId, userId: String(ids.user) } },
    findSongRating: { query: { songId: songId.songId, userId: String(ids.user) } },
    saveSongRating: { body: { userId: ids.user, songId: song, rating: 8 } },
    saveSongs: { body: { ids: [song, otherSong], genreId: 1 } },
    downloadZip: { body: { name: "Songs", Songs: [{ id: song }, { id: otherSong }] } },
    importSongs: {
      body: {
        songs: [{ title: "Marigold", artist: "Halcyon Drive" }],
        changes: [{ id: song, way: "lacks", start: "Two bars of drums" }],
      },
    },
    exportSongsAsCsv: {},
    exportSongsAsChordPro: {},
    listBookmarks: { query: songId },
    addBookmark: { body: { songId: song } },
    removeBookmark: { params: { id: String(ids.bookmark) } },
    orderBookmarks: { body: { bookmarks: [{ id: ids.bookmark, sequence: 1 }] } },
    bookmarkSongs: { body: { songIds: [song, otherSong], bookmarked: true } },
    listBandUserSongs: {},
    listBandUserSongsOfSong: { params: ofSong },
    getBandUserSong: { params: ofSong },
    addBandUserSong: { body: { songId: song, notes: "Watch the bridge" } },
    saveBandUserSong: { params: ofSong, body: { songId: song, notes: "Watch the bridge" } },
    deleteBandUserSong: { params: ofSong },
    listSharedMarkers: { params: songId },
    listSharedBeats: { params: songId },
    shareBandUserSong: { params: songId, body: { sharing: "M-R" } },
    importSharedMarkers: {
      body: { songId: song, sourceBandUserId: ids.member, markerIds: null },
    },
    getPracticeLog: { params: ofSong },
    savePractice: {
      params: ofSong,
      body: {
        key: "0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e11",
        day: "2026-11-20",
        seconds: 60,
        loops: 1,
        cleanSpeed: null,
        trainings: [
          {
            section: "Solo",
            start: 60,
            end: 76,
            from: 0.7,
            to: 0.8,
            best: 0.75,
            passes: 2,
            misses: 1,
          },
        ],
      },
    },
    getVideoInfo: { query: { url } },
    validateVideo: { query: { url } },
    searchVideos: { query: { query: "Glasshouse" } },
    downloadVideo: { params: songId, body: { url } },
    getVideoDownload: { params: songId },
    cancelVideoDownload: { params: songId },
    getVideoThumbnail: { params: { videoId: "dQw4w9WgXcQ" } },
  };
}
