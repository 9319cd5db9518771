/** Why an address that somebody has named brought nothing. Says nothing of the address itself, which may be a secret. */

export type OutwardProblem =
  /** Not one that strangers may send this server to. */
  | "refused"
  | "unreachable"
  | "too_slow"
  | "too_large"
  /** Further redirects than anybody needs, or in a circle. */
  | "moved_too_often"
  | "needs_sign_in"
  | "missing"
  /** It answered something else that is no success. */
  | "failed";

export class OutwardError extends Error {
  override readonly name = "OutwardError";
  readonly problem: OutwardProblem;

  constructor(problem: OutwardProblem) {
    super(`An address outside brought nothing: ${problem}.`);
    this.problem = problem;
  }
}
