/** Argon2id with the parameters that OWASP's password storage sheet gives first: 19 MiB, two passes, one lane. */
import { hash, verify } from "@node-rs/argon2";

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With `null` for an account that does not exist or has no password: takes the same time and is false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export function argon2Passwords(): Passwords {
  // Made once, at the first wrong address: a hash that no password is known for.
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, OPTIONS),
    async verify(stored, password) {
      if (stored !== null) return verify(stored, password, OPTIONS);
      decoy ??= hash(crypto.randomUUID(), OPTIONS);
      await verify(await decoy, password, OPTIONS);
      return false;
    },
  };
}
