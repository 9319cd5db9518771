/** Argon2id with the parameters that OWASP's password storage sheet gives first: 19 MiB, two passes, one lane. */
import { hash, verify } from "@node-rs/argon2";

const COST = { memoryCost: 19_456, timeCost: 2 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With `null` for an account that does not exist or has no password: takes the same time and is false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** `memoryCost` is in KiB. */
export function argon2Passwords(cost: { memoryCost: number; timeCost: number } = COST): Passwords {
  const options = { ...cost, parallelism: 1 };
  // Made once, at the first wrong address: a hash that no password is known for.
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, options),
    async verify(stored, password) {
      if (stored !== null) return verify(stored, password, options);
      decoy ??= hash(crypto.randomUUID(), options);
      await verify(await decoy, password, options);
      return false;
    },
  };
}
