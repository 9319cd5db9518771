// Runs in the page that is measured: notes in milliseconds how long each key takes to be painted, each press until it
// is heard, and each frame.

const measured = {
  keys: [],
  heard: [],
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

let clicked = 0;
addEventListener(
  "click",
  (event) => {
    clicked = event.timeStamp;
  },
  true,
);
const { play } = HTMLMediaElement.prototype;
HTMLMediaElement.prototype.play = function playAndTell() {
  const from = clicked;
  this.addEventListener("playing", () => measured.heard.push(performance.now() - from), {
    once: true,
  });
  return play.call(this);
};
