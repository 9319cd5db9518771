/**
 * How long a test of any project may take. They only end what hangs, and are far above what anything takes on a machine that is
 * busy with something else: a second, as the tool has it for `expect.poll` and `expect.element`, is not.
 */
export const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};
