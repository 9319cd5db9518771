/** The demo band. Its people, places and addresses are invented; e-mails end in .example, which nobody can own. */

export const DEMO_BAND = {
  name: "The Ardens",
  identity: "the-ardens",
  genre: "Rock",
  location: "Ardenbridge",
  formationDate: "2017-04-01",
  timeZone: "Europe/London",
  profile:
    "Four-square songs about trains, rivers and people who mean well. The Ardens began in a boathouse in Ardenbridge with two guitars and a borrowed amplifier, and have since played most rooms within an hour's drive that have a stage, and some that have not.\n\nExpect harmonies, a shuffle to dance to, and one song about a weathervane.",
  contactName: "Theo Okafor",
  contactPhone: "01632 960144",
  contactEmail: "bookings@ardens.example",
  website: "https://ardens.example",
  facebookLink: "https://social.example/theardens",
  rules:
    "1. Rehearsals start at the time that is written down.\n2. Who cancels finds the deputy.\n3. New songs are learnt at home and arranged together.\n4. Nobody touches another's pedalboard.\n5. The last one out switches off the power strip.",
  responsibilities:
    "Mira: songs, lead vocals, the newsletter.\nJoss: arrangements, backing tracks, spare strings.\nAna: drums when she can; hardware lives in the lock-up.\nTheo: bookings, contracts, money.\nPriya: desk, stage plot, in-ears.\nCallum: van, load-in, merchandise table.",
  merchandising:
    "T-shirts (S to XXL) £15, tote bags £8, the EP on CD £6. Float of £40 in the green tin. Count before and after; the difference goes to Theo on the night.",
  bookingRequirements:
    "Stage at least 4 × 3 m, two 13 A sockets on separate circuits, load-in 90 minutes before doors. We bring our own PA up to 200 people.",
  passwords: "Lock-up padlock: ask Callum.\nRehearsal room door: changes monthly, ask at the desk.",
  paymentDetails: "The Ardens\nSort code 00-00-00\nAccount 00000000\nReference: date and venue",
  dashboardAnnouncement:
    "Van leaves at 15:00 sharp from the lock-up; in-ears are in the blue case.",
  dashboardInformation:
    "Next month's rehearsals move to Thursdays while the boathouse roof is mended. New songs to learn: Salt & Neon, Weathervane, Second-Hand Sun.",
  /** Days before today on which news and information were put up. */
  announcedDaysAgo: 1,
  informedDaysAgo: 6,
} as const;
