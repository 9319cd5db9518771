export type EmbeddedPostgresProblem =
  | "platform_not_supported"
  | "programs_unusable"
  | "folder_unusable"
  | "folder_in_use_elsewhere"
  | "folder_busy"
  | "wrong_version"
  | "initialisation_failed"
  | "start_failed";

/** A failure that the operator can act on: `message` is a plain sentence, fit to be printed as it is. */
export class EmbeddedPostgresError extends Error {
  readonly problem: EmbeddedPostgresProblem;

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "EmbeddedPostgresError";
    this.problem = problem;
  }
}
