/**
 * Lets members' calls by where very many look at a band's public face at once. Node answers all that has come before it looks
 * whether anything else has: of fifty visitors, a member's call waited for fifty answers, and once more for each of its queries.
 * So a few strangers are let in at each turn of the event loop; as many are answered a second, in smaller portions.
 */
import type { FastifyInstance } from "fastify";

/** Strangers at each turn, which are answered in less than a millisecond. */
const AT_A_TURN = 4;

export function takeTurns(app: FastifyInstance): void {
  const enter = createTurns(AT_A_TURN, setImmediate);
  app.addHook("onRequest", (request, _reply, done) => {
    if (request.headers.authorization === undefined) enter(done);
    else done();
  });
}

/** @param later what is given to it is called at the next turn */
export function createTurns(
  most: number,
  later: (work: () => void) => unknown,
): (enter: () => void) => void {
  let waiting: (() => void)[] = [];
  let entered = 0;

  function turn(): void {
    const now = waiting.slice(0, most);
    waiting = waiting.slice(most);
    entered = now.length;
    if (entered > 0) later(turn);
    for (const enter of now) enter();
  }

  return (enter) => {
    if (entered >= most) {
      waiting.push(enter);
      return;
    }
    entered += 1;
    if (entered === 1) later(turn);
    enter();
  };
}
