import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StarFigure } from "./stars.tsx";

const read = (markup: string) => markup.replaceAll(/<[^>]*>/gu, "");

it("a rating that stands alone names its scale, one under a heading does not", () => {
  const alone = renderToStaticMarkup(<StarFigure label="Average rating" stars={9.46} of={11} />);
  const listed = renderToStaticMarkup(<StarFigure label="Average rating" stars={9.46} />);
  expect(read(alone)).toBe("Average rating 9.5/11");
  expect(read(listed)).toBe("Average rating 9.5");
});
