/** What is counted of the tries of the sign-in area. The client's address comes first everywhere: see `Throttle.spend`. */
import type { ThrottleLimits } from "../../config.ts";
import { addressBucket } from "../../platform/throttle/address-bucket.ts";
import type { Slowdown } from "../../platform/throttle/slowdown.ts";
import type { Limit } from "../../platform/throttle/limit.ts";
import type { Throttle } from "../../platform/throttle/throttle.ts";

export interface LimitServices {
  throttle: Throttle;
  slowdown: Slowdown;
  limits: ThrottleLimits;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;
/** A mailbox takes as many times more reset mails as one address may ask for. */
const ASKING_ADDRESSES = 4;

/**
 * A try at an account's password. Beyond its limits an address is refused. An account is never locked: tries from all over
 * the world are slowed down, before the password is looked at, and the right one still gets in. @returns what to give back
 * when it was right. Throws `throttled`.
 */
export async function spendPasswordTry(
  { throttle, slowdown, limits }: LimitServices,
  email: string,
  clientAddress: string,
): Promise<readonly Limit[]> {
  const client = addressBucket(clientAddress);
  const strict = [
    limit(`signin:${client}`, limits.signInPerAddress, QUARTER_HOUR),
    limit(`signin:${client}:${email}`, limits.signInPerAccount, QUARTER_HOUR),
  ];
  const slow = limit(`signin-account:${email}`, limits.signInUntilSlow, HOUR);
  await throttle.spend(strict);
  // Between two statements rather than within a transaction: who waits holds no connection.
  await slowdown.wait(await throttle.excess(slow));
  return [...strict, slow];
}

/** Throws `throttled`. */
export async function spendRegistration(
  { throttle, limits }: LimitServices,
  clientAddress: string,
): Promise<void> {
  await throttle.spend([
    limit(`register:${addressBucket(clientAddress)}`, limits.registerPerAddress, HOUR),
  ]);
}

/**
 * A mail that resets a password. An account's limit is counted for each address that asks: a stranger who uses theirs up
 * leaves the owner's alone. The sum over all addresses keeps a mailbox from being flooded. Throws `throttled`.
 */
export async function spendReset(
  { throttle, limits }: LimitServices,
  email: string,
  clientAddress: string,
): Promise<void> {
  const client = addressBucket(clientAddress);
  const { resetPerAccount, resetPerAddress } = limits;
  await throttle.spend([
    limit(`reset:${client}`, resetPerAddress, HOUR),
    limit(`reset:${client}:${email}`, resetPerAccount, HOUR),
    limit(`reset-account:${email}`, resetPerAccount * ASKING_ADDRESSES, HOUR),
  ]);
}

/** Nobody guesses 256 bits; the limit keeps the trying from costing us anything. Throws `throttled`. */
export async function spendGuess(
  { throttle, limits }: LimitServices,
  clientAddress: string,
): Promise<void> {
  await throttle.spend([
    limit(`link:${addressBucket(clientAddress)}`, limits.signInPerAddress, QUARTER_HOUR),
  ]);
}

function limit(bucket: string, most: number, windowSeconds: number): Limit {
  return { bucket, most, windowSeconds };
}
