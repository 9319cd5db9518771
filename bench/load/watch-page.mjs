// Runs in the page that is measured: notes how long each key takes to be painted, and each frame, in milliseconds.

const measured = {
  keys: [],
  frames: [],
  startFrames() {
    let last = performance.now();
    const step = (now) => {
      measured.frames.push(now - last);
      last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  },
};
globalThis.measured = measured;

let pressed = 0;
addEventListener(
  "keydown",
  (event) => {
    pressed = event.timeStamp;
    measured.keys.push(null);
  },
  true,
);

// A key is painted with the first change of the list that follows it.
const isOfList = ({ target }) =>
  target instanceof Element && target.closest("[role=grid], [role=treegrid]") !== null;
new MutationObserver((changes) => {
  const key = measured.keys.length - 1;
  if (measured.keys[key] !== null || !changes.some(isOfList)) return;
  const from = pressed;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      measured.keys[key] ??= performance.now() - from;
    });
    port1.start();
    port2.postMessage(null);
  });
}).observe(document, { subtree: true, childList: true, attributes: true });
