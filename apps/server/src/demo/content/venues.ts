/** Where the demo band plays and practises. Invented, telephone numbers from the range kept for fiction. */

export type DemoVenue = {
  readonly name: string;
  /** Name of a venue type. */
  readonly type: string;
  readonly location: string;
  readonly address: string;
  readonly description?: string;
  readonly phone?: string;
  readonly contactName?: string;
  readonly contactPhone?: string;
  readonly contactEmail?: string;
  readonly website?: string;
  readonly capacity?: number;
  readonly notes?: string;
  readonly privateNotes?: string;
  readonly bandToProvide?: string;
  readonly venueToProvide?: string;
  readonly terms?: string;
  readonly hireRates?: string;
  readonly bookingRates?: string;
  readonly parking?: string;
  readonly merchandising?: string;
};

export const VENUES: readonly DemoVenue[] = [
  {
    name: "The Half Crown",
    type: "Pub",
    location: "Ardenbridge",
    address: "1 Market Place, Ardenbridge, ZZ1 1AA",
    description: "Long room behind the bar with a proper stage, 5 × 3 m, and a house lighting rig.",
    phone: "01632 960201",
    contactName: "Dilys Marsh",
    contactPhone: "07700 900201",
    contactEmail: "dilys@half-crown.example",
    website: "https://half-crown.example",
    capacity: 140,
    notes: "Load in through the yard. Sound limiter at 98 dB by the fire door.",
    privateNotes: "Dilys settles in cash, before the encore if asked.",
    bandToProvide: "Backline, microphones, merchandise table.",
    venueToProvide: "PA and one engineer, lights, two meals.",
    terms: "70/30 on the door after £60.",
    bookingRates: "£350 Friday, £400 Saturday",
    parking: "Two bays in the yard; the van fits with the mirrors in.",
    merchandising: "Table by the coats, no commission.",
  },
  {
    name: "Blue Heron",
    type: "Club",
    location: "Saltmarsh Quay",
    address: "12 Quayside, Saltmarsh Quay, ZZ4 2HN",
    description: "Basement club on the harbour, standing, low ceiling, very warm.",
    phone: "01632 960217",
    contactName: "Ray Castellane",
    contactPhone: "07700 900217",
    contactEmail: "ray@blueheron.example",
    website: "https://blueheron.example",
    capacity: 220,
    notes: "Eleven steps down. Bring the small desk only if theirs is out.",
    bandToProvide: "Backline, own monitor mix.",
    venueToProvide: "Full PA, engineer, backdrop.",
    terms: "£100 guarantee against 80 % of the door.",
    bookingRates: "£450 to £600",
    parking: "Quay car park, free after six.",
    merchandising: "10 % on T-shirts.",
  },
  {
    name: "Corn Hall Theatre",
    type: "Theatre",
    location: "Otterford",
    address: "Exchange Street, Otterford, ZZ2 6CH",
    description: "Seated, with a balcony. Acoustic set goes well here.",
    phone: "01632 960230",
    contactName: "Imogen Tull",
    contactPhone: "01632 960231",
    contactEmail: "programme@cornhall.example",
    website: "https://cornhall.example",
    capacity: 360,
    venueToProvide: "PA, lights, piano tuned on the day, two dressing rooms.",
    bandToProvide: "Stage plot and rider three weeks ahead.",
    terms: "60/40 after costs; settlement within a week.",
    hireRates: "£780 an evening",
    parking: "Dock at the back, height 3.2 m.",
  },
  {
    name: "Lantern Meadow",
    type: "Festival",
    location: "Upper Wick",
    address: "Lantern Farm, Upper Wick, ZZ7 9LM",
    description: "Three stages and a river. We play the Boathouse Stage.",
    contactName: "Festival office",
    contactPhone: "01632 960288",
    contactEmail: "artists@lanternmeadow.example",
    website: "https://lanternmeadow.example",
    capacity: 4000,
    notes: "Passes at Gate B. Quad bike takes the gear across the field.",
    venueToProvide: "Everything but instruments and breakables.",
    bandToProvide: "Breakables: snare, cymbals, pedal.",
    parking: "Artists' field, one vehicle.",
  },
  {
    name: "Millrace Barn",
    type: "Function Venue",
    location: "Nether Arden",
    address: "Mill Lane, Nether Arden, ZZ3 4MB",
    description: "Weddings and birthdays. Oak floor, good for dancing, bad for cymbals.",
    phone: "01632 960245",
    contactName: "Josephine Vale",
    contactPhone: "07700 900245",
    contactEmail: "events@millrace.example",
    capacity: 180,
    notes: "Music off at 23:30, sharp. Fields on both sides: no smoke machine.",
    venueToProvide: "Power, a meal for the band, a room to change.",
    bandToProvide: "PA, lights, music between the sets.",
    bookingRates: "£950 for two sets",
    parking: "By the wheelhouse.",
  },
  {
    name: "Tollgate Arts Centre",
    type: "Arts Centre",
    location: "Ardenbridge",
    address: "Tollgate Road, Ardenbridge, ZZ1 7TG",
    description: "Small black box with the best monitors in the county.",
    contactName: "Saskia Brand",
    contactPhone: "01632 960262",
    contactEmail: "saskia@tollgate.example",
    website: "https://tollgate.example",
    capacity: 110,
    venueToProvide: "PA, lights, technician.",
    terms: "Ticketed, 75/25.",
    parking: "Street.",
  },
  {
    name: "The Boathouse",
    type: "Rehearsal Studio",
    location: "Ardenbridge",
    address: "Unit 4, Weir Works, Ardenbridge, ZZ1 5BW",
    description: "Our usual room. Drum kit and vocal PA are in it.",
    phone: "01632 960209",
    contactName: "Weir Works desk",
    hireRates: "£14 an hour, £45 an evening",
    notes: "Heater takes twenty minutes. Bring your own kettle lead.",
    parking: "Along the fence.",
  },
  {
    name: "Red Door Recording",
    type: "Recording Studio",
    location: "Otterford",
    address: "9a Signal Terrace, Otterford, ZZ2 3RD",
    description: "Where the EP was made. Live room for five, a real plate reverb.",
    phone: "01632 960274",
    contactName: "Benedict Lowe",
    contactEmail: "ben@reddoor.example",
    hireRates: "£260 a day with engineer",
    parking: "Behind the bakery, after eight.",
  },
];
