/** A clock that goes on in a tab nobody sees, where the page's own timers are held back. */

/** Calls back after some milliseconds. */
onmessage = ({ data }: MessageEvent<{ id: number; wait: number }>) => {
  setTimeout(() => postMessage(data.id), data.wait);
};
