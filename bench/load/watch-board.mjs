// Runs in the page that is measured: notes in milliseconds how long the board takes from its data to the screen, a row
// from the first movement until it is lifted, and each frame while it is dragged.

const board = { opened: null, lifted: [], frames: [] };
globalThis.board = board;

let moved = null;
let last = null;

function painted(then) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", then);
    port1.start();
    port2.postMessage(null);
  });
}

function frame(now) {
  if (last === null) return;
  board.frames.push(now - last);
  last = now;
  requestAnimationFrame(frame);
}

addEventListener("pointerdown", () => (moved = null), true);
addEventListener(
  "pointermove",
  ({ buttons, timeStamp }) => {
    if (buttons === 1) moved ??= timeStamp;
  },
  true,
);
// Until it has landed it still counts as dragged, and was not lifted anew.
addEventListener("pointerup", () => (last = moved = null), true);

const dragged = "[data-row][data-state=dragged]";
new MutationObserver(() => {
  if (board.opened === null && document.querySelector("[data-row]")) {
    board.opened = 0;
    painted(() => {
      const data = performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/api/setlist"))
        .map(({ responseEnd }) => responseEnd);
      board.opened = performance.now() - Math.max(...data);
    });
  }
  if (moved !== null && last === null && document.querySelector(dragged)) {
    const from = moved;
    last = performance.now();
    painted(() => {
      board.lifted.push(performance.now() - from);
      last = performance.now();
      requestAnimationFrame(frame);
    });
  }
}).observe(document, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ["data-state"],
});
