import { getMoneyYear } from "@bandstand/contracts/money-year";
import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "../../../app/guarded.tsx";
import { rawSearch } from "../../../app/raw-search.ts";
import { MoneyYearPage } from "../../../features/events/money/money-year-page.tsx";
import { readMoneySearch } from "../../../features/events/money/money-year-search.ts";

export const Route = createFileRoute("/_app/_shell/events/money")({
  validateSearch: rawSearch,
  component: guarded({ place: "What events pay", calls: [getMoneyYear] }, Money),
});

function Money() {
  const { year } = readMoneySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MoneyYearPage year={year} onYear={(chosen) => void navigate({ search: { year: chosen } })} />
  );
}
