import { basename } from "node:path";

/**
 * Which modules travel together, each with all that it imports at once. Left alone, the bundler cuts a file for every
 * few lines that two pages share: over HTTP/1.1 each file waits for its turn, and small files compress badly. A module
 * goes to the first group in the order of their priorities that wants it.
 */
export const chunkGroups = [
  {
    // The first script and what it needs, which must not wait for the application.
    name: "entry",
    test: /vite\/preload-helper|vite\/modulepreload-polyfill|src\/(app\/(entry|load-failed)|lib\/chunk-load)\.ts$/,
    priority: 7,
  },
  {
    // Changes with our dependencies only, so it stays in the browser's cache over our own releases.
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//,
    priority: 6,
  },
  {
    // Of every page: the small parts that nearly all are made of, with the icons that the group below shares with them. What only
    // pages without a member have is left to those, and what only members see to theirs.
    name: "start",
    test: /\/apps\/web\/src\/((app\/banners\/(?!public)|ui\/(brand|buttons|color-scheme|pictures(?!\/evening)|states)\/)|ui\/(marks\/visually-hidden|page\/(?!page-header|thumb-))|app\/main\.tsx$)|\/icons\/Icon(Check|ChevronRight|Eye|EyeOff|Point)\.mjs$/,
    priority: 5,
  },
  // Of registration and every signed-in page, which have nothing else in common beyond the above.
  { name: "questions", test: /\/src\/ui\/confirm\//, priority: 4 },
  {
    // Where most begin: in one file, fetched together with the first ones.
    name: "sign-in",
    test: /\/src\/routes\/_public(\/signin)?\.tsx\?tsr-split=component$/,
    priority: 4,
  },
  {
    // Of the sign-in page and of every form behind it: else a form brings that page along.
    name: "fields",
    test: /\/packages\/(contracts\/src\/(account-fields|application)|domain\/src\/registration)\.ts(\?calls)?$|\/src\/ui\/(native-fields\/(native-field|form-notice|password-field)|entry-form\/(entry-form|entry-problem|use-entry-form))\.tsx?$/,
    priority: 5,
  },
  {
    // What all of these tell of what is wrong, and the set-list editor, which shows no field at first.
    name: "field-messages",
    test: /\/packages\/contracts\/src\/issue-words\.ts$|\/src\/ui\/(edit-session\/(save-state|field-messages)|form-frame\/validate)\.ts$/,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  // Every page asks for lists of other areas at rest: with their calls alone, not with what their forms check by. Modules of
  // calls import that all the same, and would take it with them: it goes first, and alone.
  {
    name: "calls",
    test: /\/packages\/contracts\/src\/(bands|documents|events|members|venue-notes|venues)\.ts\?calls$/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: (id: string) => `shapes-${basename(id, ".ts").replace(/^setlist-.*/, "setlists")}`,
    test: /\/packages\/contracts\/src\/(bands|documents|events|followers|members|money-fields|reach-fields|setlist-interludes|setlist-songs|setlists|songs|venue-notes|venues)\.ts$/,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  {
    // What forms of events and venues check by: the calls alone do without.
    name: "checks",
    test: /\/packages\/domain\/src\/(event-form|money|venue-form|venue-questions)\.ts$/,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  {
    // Of the forms for accounts: the calls that every page has of them name it all the same.
    name: "account-shapes",
    test: /\/packages\/(contracts\/src\/(account|account-fields|sign-in)|domain\/src\/registration)\.ts$/,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  {
    // Of the forms for songs and bands, in the same way.
    name: "video-shapes",
    test: /\/packages\/(contracts\/src\/video-fields|domain\/src\/video-id)\.ts$/,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  {
    // Of set lists alone, which what every page knows of them names all the same.
    name: "setlist-rules",
    test: /\/packages\/domain\/src\/(interlude-kinds|set-breaks|setlist-(editing\/edited-setlist|entries|interludes|timing))\.ts$/,
    priority: 6,
    includeDependenciesRecursively: false,
  },
  {
    // Of every signed-in page, with what nearly all have of lists and forms: the button of a menu, links, the icons of empty
    // states, drafts.
    name: "frame",
    test: /\/src\/(lib\/drafts\/use-draft\.ts$|routes\/_app(\/_shell)?\.tsx\?tsr-split=component|app\/guarded\.tsx|ui\/(menu\/menu-button|links\/(?!link-to-copy)[a-z-]+|marks\/(chip|key-badge|key-text|status-mark|unsaved-mark)|page\/(page-header|thumb-[a-z-]+))\.tsx?)$|\/domain\/src\/text-search\.ts$|\/icons\/Icon(CircleDashed|Plus|PlugConnectedX)\.mjs$/,
    priority: 3,
  },
  {
    // How long a set list plays, drawn: of each page that shows one.
    name: "running-time-bar",
    test: /\/setlists\/running-time\/(running-time-(bar\.tsx|shape\.ts)|running-time\.module\.css|set-colour\.(ts|module\.css))$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    // What edits the whole of a record, for a song, a set list and the own profile.
    name: "edit-session",
    test: /\/src\/ui\/(edit-session\/(edit-state|right-gone|save-problem|use-edit-session|use-unsaved-lock)|form-frame\/(incomplete|field-binding|form-draft|form-values))\.tsx?$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    // Of a set list and its editor.
    name: "setlist",
    test: /\/src\/(features\/setlists\/use-remove-setlist|records\/setlists\/(setlist-changes|running-time\/(running-time|variance-mark)))\.tsx?$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    // Of lists that are put in order by hand, before anything is dragged.
    name: "resting-list",
    test: /\/src\/ui\/sortable\/(resting-list|late-sortable-lists|keep-places|when-at-rest|use-roving-stop|drag-in-hand|long-list|use-list-start)\.tsx?$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    // What the set-list editor and the studio know of rows: else they bring the whole list.
    name: "list-places",
    test: /\/src\/ui\/list-frame\/(row-places|selection|use-rows-in-view|use-scroller)\.ts$/,
    priority: 3,
  },
  {
    // Of pages as they are first seen: else one of them brings those of every menu and tag.
    name: "page-icons",
    test: /\/icons\/Icon(AddressBook|AlertCircle|Arrow(Down|Up)|BookmarkFilled|BookmarkOff|Chevron(Down|Left|Right)|DeviceMobileDown|Download|GripVertical|History|Mail|Music|Pencil|PhotoUp|PlayerPlay|PlayerPlayFilled|PlaylistAdd|Qrcode|Sort(Ascending|Descending)|StarFilled|Trash|User|UserPlus|WaveSquare)\.mjs$/,
    priority: 2,
  },
  {
    // Of the set-list editor as it is first seen.
    name: "editor-icons",
    test: /\/icons\/Icon(AdjustmentsHorizontal|Arrow(Back|Forward)Up|Coffee|Message|Printer|Wand)\.mjs$/,
    priority: 2,
  },
  {
    // Of the stage and the form of a song as they are first seen.
    name: "work-icons",
    test: /\/icons\/Icon(ClockCheck|Copy|HandFinger|Minus|Text(Decrease|Increase))\.mjs$/,
    priority: 2,
  },
  {
    // Of every list.
    name: "lists",
    test: /\/src\/(records\/kit\/list-[a-z]+|ui\/list-frame\/(list-frame|menu-column|row-button))\.tsx?$/,
    priority: 2,
  },
  {
    // Asked for by every signed-in page once it stands: what it follows, and lists that other pages and the palette find.
    name: "at-rest",
    test: /\/src\/(app\/session\/follow-rights\.ts|features\/[a-z-]+\/[a-z-]+-ahead\.tsx)$/,
    priority: 2,
  },
  // Of tags and markers alone.
  { name: "tag-icons", test: /\/src\/ui\/tags\/tag-icon\.tsx$/, priority: 1 },
  {
    // Icons that several screens share, a few hundred bytes each.
    name: "icons",
    test: /\/node_modules\/@tabler\/icons-react\/dist\/esm\/icons\//,
    minShareCount: 4,
    priority: 0,
  },
];
