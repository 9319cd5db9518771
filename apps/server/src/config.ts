/** The settings of a server: read once from the environment, checked, with a plain message for what is wrong. */
import { resolve } from "node:path";
import { LIMITS } from "@bandstand/contracts/limits";
import * as z from "zod/mini";
import { type Network, readNetwork } from "./platform/outward/address-rule.ts";
import type { TrustProxy } from "./platform/http/server.ts";
import type { Mailbox } from "./platform/mail/mailer.ts";

const MEGABYTE = 1024 * 1024;

const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, "must be a whole number")), z.transform(Number)),
    z
      .number()
      .check(
        z.minimum(least, `must be at least ${least}`),
        z.maximum(most, `must be at most ${most}`),
      ),
  );

const url = (...schemes: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
        `must be a ${schemes.join(" or ")} address`,
      ),
    );

/** Parted by commas. */
const networks = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const found = value.split(",").map((text) => readNetwork(text.trim()));
    if (found.every((network) => network !== null)) return found;
    context.issues.push({ code: "custom", message: "must be networks (10.0.0.0/8)", input: value });
    return z.NEVER;
  }),
);

const yes = z.pipe(
  z.enum(["0", "1", "true", "false"]),
  z.transform((value) => value === "1" || value === "true"),
);

const environmentSchema = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), "127.0.0.1"),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), "./data"),
  PUBLIC_URL: z.optional(url("http", "https")),
  DATABASE_URL: z.optional(url("postgres", "postgresql")),
  DATABASE_POOL: z._default(whole(2, 200), 10),
  SMTP_URL: z.optional(url("smtp", "smtps")),
  MAIL_FROM: z._default(
    z
      .string()
      .check(
        z.regex(/^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, "must be an address"),
      ),
    "Bandstand <no-reply@localhost>",
  ),
  // Its name is the beginning of longer ones, which 64 letters have to do for.
  BOUNCE_ADDRESS: z.optional(
    z.string().check(z.regex(/^[\w.-]{1,20}@[\w.-]+$/, "must be an address with a short name")),
  ),
  BOUNCE_PORT: z.optional(whole(1, 65_535)),
  // Put into the page as it stands, which these letters leave whole.
  SUPPORT_EMAIL: z.optional(
    z.string().check(z.regex(/^[\w.!#$%*+/=?^`{|}~-]+@[\w.-]+$/, "must be an address")),
  ),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ENDPOINT: z.optional(url("http", "https")),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PATH_STYLE: z._default(yes, false),
  YT_DLP: z.optional(z.string()),
  YT_DLP_ANY_SITE: z._default(yes, false),
  CALENDAR_NETWORKS: z.optional(networks),
  LOG_LEVEL: z._default(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    "warn",
  ),
  TRUST_PROXY: z.optional(z.string()),
  MAX_RECORDING_MB: z._default(whole(1, LIMITS.recording / MEGABYTE), LIMITS.recording / MEGABYTE),
  MAX_DOCUMENT_MB: z._default(whole(1, LIMITS.document / MEGABYTE), LIMITS.document / MEGABYTE),
  MAX_PICTURE_MB: z._default(whole(1, LIMITS.picture / MEGABYTE), LIMITS.picture / MEGABYTE),
  REGISTRATION: z._default(z.enum(["open", "closed"]), "open"),
  BAND_STORAGE_MB: z._default(whole(1, 1_000_000_000), 20_480),
  MIN_FREE_MB: z._default(whole(0, 1_000_000_000), 1_024),
  PATH: z._default(z.string(), ""),
  LIMIT_SIGNIN_ACCOUNT: z._default(whole(1, 1_000_000), 10),
  LIMIT_SIGNIN_ADDRESS: z._default(whole(1, 1_000_000), 100),
  LIMIT_SIGNIN_SLOW: z._default(whole(1, 1_000_000), 100),
  LIMIT_REGISTER_ADDRESS: z._default(whole(1, 1_000_000), 30),
  LIMIT_RESET_ACCOUNT: z._default(whole(1, 1_000_000), 5),
  LIMIT_RESET_ADDRESS: z._default(whole(1, 1_000_000), 30),
  LIMIT_VIDEOS_MEMBER: z._default(whole(1, 1_000_000), 60),
  LIMIT_LOOKUPS_MEMBER: z._default(whole(1, 1_000_000), 60),
  LIMIT_CALENDARS: z._default(whole(1, 1_000_000), 20),
  LIMIT_INVITATIONS: z._default(whole(1, 1_000_000), 5),
  LIMIT_FOLLOW_ADDRESS: z._default(whole(1, 1_000_000), 20),
  LIMIT_FOLLOW_BAND: z._default(whole(1, 1_000_000), 600),
  LIMIT_FOLLOW_MAILBOX: z._default(whole(1, 1_000_000), 3),
  LIMIT_BAND_EXPORTS: z._default(whole(1, 1_000_000), 10),
  LIMIT_BAND_IMPORTS: z._default(whole(1, 1_000_000), 10),
  LIMIT_OWN_DATA: z._default(whole(1, 1_000_000), 20),
});

const settingsSchema = environmentSchema.check(
  z.refine((given) => (given.BOUNCE_ADDRESS === undefined) === (given.BOUNCE_PORT === undefined), {
    path: ["BOUNCE_ADDRESS, BOUNCE_PORT"],
    error: "both are needed, or neither",
  }),
);

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  pathStyle: boolean;
}

export interface BounceSettings {
  address: string;
  port: number;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Where people reach the product, without a slash at its end; mails link there. Undefined: where it listens. */
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  /** Most connections of this process. */
  databasePool: number;
  smtpUrl: string | undefined;
  mailFrom: Mailbox;
  /** Where mails come back to that were not delivered, and where they are taken in; undefined where they are not. */
  bounces: BounceSettings | undefined;
  /** Where people write to when nothing else helps. */
  supportEmail: string | undefined;
  s3: S3Settings | undefined;
  /** The program that fetches videos, absolute. */
  ytDlp: string | undefined;
  /** Whether it may fetch from any web address: one of the server's own network as well. */
  ytDlpAnySite: boolean;
  /** Where members' own calendars may lie beside the Internet, over plain http as well. */
  calendarNetworks: readonly Network[];
  logLevel: string;
  /** Addresses of proxies, or a number of hops; false: none. */
  trustProxy: TrustProxy;
  /** Bytes. */
  maxRecording: number;
  /** Bytes. */
  maxDocument: number;
  /** Bytes. */
  maxPicture: number;
  /** Bytes that all files of one band may take. */
  bandStorage: number;
  /** Bytes of the disk that files leave free, for the database and all else that shares it. */
  minFree: number;
  /** Whether strangers may register bands. */
  registration: "open" | "closed";
  /** Where programs such as ffmpeg are looked for, as in `PATH`. */
  searchPath: string;
  limits: ThrottleLimits;
}

/** How often something may be tried within its window. */
export interface ThrottleLimits {
  /** Failed sign-ins for one account from one address in 15 minutes. */
  signInPerAccount: number;
  /** Failed sign-ins from one address in 15 minutes. */
  signInPerAddress: number;
  /** Failed sign-ins for one account from all addresses in an hour, after which each further one waits. */
  signInUntilSlow: number;
  /** Registrations from one address in an hour. */
  registerPerAddress: number;
  /** Reset mails to one account, asked for from one address, in an hour. */
  resetPerAccount: number;
  /** Reset mails asked for from one address in an hour. */
  resetPerAddress: number;
  /** Searches, looks and downloads of videos by one member in ten minutes. */
  videosPerMember: number;
  /** Addresses that one person looks up, to see who has an account, in an hour. */
  lookupsPerMember: number;
  /** Times that one person has their calendar fetched, in an hour. */
  calendarsPerPerson: number;
  /** Invitations to one address from one band in an hour. */
  invitationsPerMember: number;
  /** Followers that one address enters, in an hour. */
  followPerAddress: number;
  /** Followers that are entered of one band, in an hour. */
  followPerBand: number;
  /** Mails to one follower of a band who is entered again, in an hour. */
  followPerMailbox: number;
  /** Files of a whole band, in an hour. */
  exportsPerBand: number;
  /** Bands that one person brings from files, in an hour. */
  importsPerPerson: number;
  /** Files of all that is known of one person, in an hour. */
  ownDataPerPerson: number;
}

/** What is wrong with the settings, in words for the person who starts the server. */
export class ConfigError extends Error {}

/** Reads the settings from an environment such as `process.env`. Throws `ConfigError` naming every setting that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`These settings are not right:\n${lines.join("\n")}`);
  }
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ""),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: mailbox(settings.MAIL_FROM),
    bounces: bounceSettings(settings.BOUNCE_ADDRESS, settings.BOUNCE_PORT),
    supportEmail: settings.SUPPORT_EMAIL,
    s3: settings.S3_BUCKET
      ? {
          bucket: settings.S3_BUCKET,
          region: settings.S3_REGION,
          endpoint: settings.S3_ENDPOINT,
          accessKeyId: settings.S3_ACCESS_KEY_ID,
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
          pathStyle: settings.S3_PATH_STYLE,
        }
      : undefined,
    ytDlp: settings.YT_DLP === undefined ? undefined : resolve(settings.YT_DLP),
    ytDlpAnySite: settings.YT_DLP_ANY_SITE,
    calendarNetworks: settings.CALENDAR_NETWORKS ?? [],
    logLevel: settings.LOG_LEVEL,
    trustProxy: proxySetting(settings.TRUST_PROXY),
    maxRecording: settings.MAX_RECORDING_MB * MEGABYTE,
    maxDocument: settings.MAX_DOCUMENT_MB * MEGABYTE,
    maxPicture: settings.MAX_PICTURE_MB * MEGABYTE,
    bandStorage: settings.BAND_STORAGE_MB * MEGABYTE,
    minFree: settings.MIN_FREE_MB * MEGABYTE,
    registration: settings.REGISTRATION,
    searchPath: settings.PATH,
    limits: {
      signInPerAccount: settings.LIMIT_SIGNIN_ACCOUNT,
      signInPerAddress: settings.LIMIT_SIGNIN_ADDRESS,
      signInUntilSlow: settings.LIMIT_SIGNIN_SLOW,
      registerPerAddress: settings.LIMIT_REGISTER_ADDRESS,
      resetPerAccount: settings.LIMIT_RESET_ACCOUNT,
      resetPerAddress: settings.LIMIT_RESET_ADDRESS,
      videosPerMember: settings.LIMIT_VIDEOS_MEMBER,
      lookupsPerMember: settings.LIMIT_LOOKUPS_MEMBER,
      calendarsPerPerson: settings.LIMIT_CALENDARS,
      invitationsPerMember: settings.LIMIT_INVITATIONS,
      followPerAddress: settings.LIMIT_FOLLOW_ADDRESS,
      followPerBand: settings.LIMIT_FOLLOW_BAND,
      followPerMailbox: settings.LIMIT_FOLLOW_MAILBOX,
      exportsPerBand: settings.LIMIT_BAND_EXPORTS,
      importsPerPerson: settings.LIMIT_BAND_IMPORTS,
      ownDataPerPerson: settings.LIMIT_OWN_DATA,
    },
  };
}

function bounceSettings(
  address: string | undefined,
  port: number | undefined,
): BounceSettings | undefined {
  return address === undefined || port === undefined ? undefined : { address, port };
}

function proxySetting(value: string | undefined): TrustProxy {
  if (value === undefined) return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** `Bandstand <no-reply@example.org>` or the address alone. */
function mailbox(text: string): Mailbox {
  const [, name = "", address = text] = /^([^<]*)<(.+)>$/.exec(text) ?? [];
  return name.trim() === "" ? { address } : { name: name.trim(), address };
}
