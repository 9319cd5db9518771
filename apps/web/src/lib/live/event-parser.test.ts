import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventParser } from "./event-parser.ts";

const whole = (text: string) => eventParser()(text);

describe("events in a stream", () => {
  it("have a name and data; comments and other fields are passed over", () => {
    const text =
      ':\n\nevent: saved\nid: 7\ndata: {"a":1}\n\n: alive\n\nevent: deleted\ndata: {}\n\n';
    expect(whole(text)).toEqual([
      { event: "saved", data: '{"a":1}' },
      { event: "deleted", data: "{}" },
    ]);
  });

  it("are messages without a name, and may have data of several lines", () => {
    expect(whole("data: one\ndata:two\ndata\n\n")).toEqual([
      { event: "message", data: "one\ntwo\n" },
    ]);
  });

  it("are none before the blank line that ends them, and none without data", () => {
    expect(whole("event: saved\n\nevent: saved\ndata: 1\n")).toEqual([]);
  });

  it("are the same however the text is cut, and whichever line ends it has", () => {
    const event = fc.record({ event: fc.stringMatching(/^[a-z]{1,8}$/), data: fc.json() });
    const end = fc.constantFrom("\n", "\r\n", "\r");
    fc.assert(
      fc.property(fc.array(event), end, fc.array(fc.nat(400)), (events, newline, cuts) => {
        const text = events
          .map((one) => [`event: ${one.event}`, `data: ${one.data}`, "", ""].join(newline))
          .join("");
        const places = [0, ...cuts.filter((cut) => cut < text.length), text.length].toSorted(
          (one, other) => one - other,
        );
        const parse = eventParser();
        const read = places.flatMap((place, index) =>
          parse(text.slice(places[index - 1] ?? 0, place)),
        );
        // A carriage return that ends the text is a line's end only once something follows it.
        expect([...read, ...parse("\n")]).toEqual(events);
      }),
    );
  });
});
