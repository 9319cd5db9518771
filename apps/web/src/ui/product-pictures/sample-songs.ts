/** A made-up band's songs, for the pictures of the home page and of what is empty. */
import type { Tone } from "../marks/tone.ts";

export interface SampleSong {
  title: string;
  artist: string;
  songkey: string;
  bpm: number;
  length: string;
  status: string;
  tone: Tone;
  rating: string;
  recorded: boolean;
}

export const SONGS: readonly SampleSong[] = [
  {
    title: "Northbound Train",
    artist: "The Ardens",
    songkey: "E",
    bpm: 128,
    length: "3:42",
    status: "Current",
    tone: "current",
    rating: "9.2",
    recorded: true,
  },
  {
    title: "Paper Lanterns",
    artist: "Kit Hollis",
    songkey: "G",
    bpm: 92,
    length: "4:10",
    status: "Current",
    tone: "current",
    rating: "8.8",
    recorded: true,
  },
  {
    title: "Salt & Neon",
    artist: "Halcyon Drive",
    songkey: "Ab",
    bpm: 118,
    length: "3:28",
    status: "WIP",
    tone: "wip",
    rating: "7.9",
    recorded: true,
  },
  {
    title: "Tin Roof Rain",
    artist: "Marlow Skye",
    songkey: "C",
    bpm: 84,
    length: "4:31",
    status: "Possible",
    tone: "possible",
    rating: "6.4",
    recorded: false,
  },
  {
    title: "Kerosene Heart",
    artist: "Vesper Row",
    songkey: "F#m",
    bpm: 152,
    length: "2:58",
    status: "Current",
    tone: "current",
    rating: "8.6",
    recorded: true,
  },
];
