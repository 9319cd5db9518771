// Runs in the page that is measured: notes in milliseconds how long the month takes from its data to the screen; and in an
// empty page, how long the least takes that could show as much.

const month = { painted: null, bare: null };
globalThis.month = month;

function whenPainted(then) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", then);
    port1.start();
    port2.postMessage(null);
  });
}

const isOfMonth = ({ name }) => name.includes("/api/events") && name.includes("from=");

new MutationObserver(() => {
  // Days that are over come with the month; those to come may be known before.
  if (month.painted !== null || !document.querySelector("[data-over] a[href^='/event/']")) return;
  month.painted = 0;
  whenPainted(() => {
    // Before the rest: looking through what was loaded takes milliseconds of its own.
    const painted = performance.now();
    const data = performance.getEntriesByType("resource").filter(isOfMonth);
    // The year follows it.
    month.painted = painted - Math.min(...data.map(({ responseEnd }) => responseEnd));
  });
}).observe(document, { childList: true, subtree: true });

month.drawBare = (json, dates) => {
  const from = performance.now();
  const byDay = Map.groupBy(JSON.parse(json), ({ eventDate }) => eventDate);
  const list = document.createElement("ol");
  for (const date of dates) {
    const day = list.appendChild(document.createElement("li"));
    day.textContent = date;
    for (const { id, name } of byDay.get(date) ?? []) {
      const link = day.appendChild(document.createElement("a"));
      link.href = `/event/${id}`;
      link.textContent = name;
    }
  }
  document.body.replaceChildren(list);
  whenPainted(() => {
    month.bare = performance.now() - from;
  });
};
