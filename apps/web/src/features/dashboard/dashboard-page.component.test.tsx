import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { Card } from "../../ui/card/card.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const Nothing = () => null;
const calm = page.getByRole("region", { name: "Calm" });

const show = (cards: { main: boolean; side: boolean; firstSteps: boolean }) =>
  showInProduct(
    <DashboardPage
      forename={null}
      now={new Date("2026-11-23T18:00:00")}
      banners={<Nothing />}
      firstSteps={cards.firstSteps ? <Card title="Steps">One</Card> : null}
      cards={{
        main: [
          <Nothing key="none" />,
          cards.main && (
            <Card key="main" title="Main">
              One
            </Card>
          ),
        ],
        side: [
          cards.side && (
            <Card key="side" title="Side">
              One
            </Card>
          ),
          <Nothing key="none" />,
        ],
      }}
      calm={<Card title="Calm">Nothing here yet</Card>}
    />,
  );

const mixes = [false, true].flatMap((main) =>
  [false, true].flatMap((side) => [false, true].map((firstSteps) => ({ main, side, firstSteps }))),
);

describe("the dashboard", () => {
  it.each(mixes)("is never an empty page: %j", async (cards) => {
    await show(cards);
    const isCalm = !cards.main && !cards.side && !cards.firstSteps;
    if (isCalm) await expect.element(calm).toBeVisible();
    else await expect.element(calm).not.toBeInTheDocument();
    const shown = page
      .getByRole("region")
      .elements()
      .filter((one) => one.checkVisibility());
    expect(shown.length).toBeGreaterThan(0);
  });
});
