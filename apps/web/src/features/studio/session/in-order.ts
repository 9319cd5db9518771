/** One piece of work after the other, in the order in which they were given. */
export type InOrder = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createOrder(): InOrder {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
