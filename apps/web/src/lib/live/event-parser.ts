/** Reads server-sent events out of text that comes in pieces, by the HTML standard's section 9.2. */

export interface ServerEvent {
  event: string;
  data: string;
}

/** @returns takes the next piece of text, and gives the events that are whole with it. */
export function eventParser(): (piece: string) => ServerEvent[] {
  let rest = "";
  let event = "";
  let data: string[] = [];

  function readLine(line: string): ServerEvent[] {
    if (line === "") {
      const whole = data.length > 0 ? [{ event: event || "message", data: data.join("\n") }] : [];
      event = "";
      data = [];
      return whole;
    }
    const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name === "event") event = value;
    else if (name === "data") data.push(value);
    return [];
  }

  return (piece) => {
    // A carriage return at the end may be half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.flatMap(readLine);
  };
}
