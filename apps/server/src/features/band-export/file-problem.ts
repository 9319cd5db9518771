import { type Failure, invalidField } from "@bandstand/contracts/failure";

/** Something in the file of a band that keeps it from being brought in, in words for who has chosen it. */
export class FileProblem extends Error {
  override name = "FileProblem";
}

const LONGEST = 300;

/** What is in a file may be of any length. */
export function asFailure({ message, cause }: FileProblem): Failure {
  const words = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
  return Object.assign(invalidField("file", words), { cause });
}
