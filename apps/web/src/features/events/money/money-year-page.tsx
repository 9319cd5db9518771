/** What the gigs of a year have paid and cost, with their sums, and as a table for spreadsheets. */
import type { MoneyYear } from "@bandstand/contracts/money-year";
import { moneyTable } from "@bandstand/domain/money-year";
import { IconTableExport } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { saveBlob } from "../../../lib/files/file-target.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { eventTitle } from "../../../records/events/event-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { NativeSelect } from "../../../ui/native-fields/native-select.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { GigsOfYear } from "./gigs-of-year.tsx";
import { useMoneyYear } from "./use-money-year.ts";

interface MoneyYearPageProps {
  /** Undefined where the address says none: this one. */
  year: number | undefined;
  onYear: (year: number) => void;
}

export function MoneyYearPage({ year, onYear }: MoneyYearPageProps) {
  const thisYear = Number(useBandToday().slice(0, 4));
  const shown = year ?? thisYear;
  const { data, error, refetch } = useMoneyYear(shown);
  const years = new Set([...(data?.years ?? []), thisYear, shown]);
  const choices = [...years].toSorted((one, other) => other - one);
  return (
    <>
      <PageTitle title="Money" />
      <PageHeader
        title="Money"
        detail={data && gigsInWords(data.gigs.length)}
        crumbs={<Link to="/events/index">Events</Link>}
        actions={
          <>
            <NativeSelect
              label="Year"
              quietLabel
              value={String(shown)}
              options={choices.map((one) => ({ value: String(one), label: String(one) }))}
              onChange={(chosen) => onYear(Number(chosen))}
            />
            <Button
              compact
              icon={<IconTableExport aria-hidden />}
              unavailable={data && data.gigs.length > 0 ? undefined : "There is nothing to save"}
              onClick={() => data && saveTable(data)}
            >
              Save as CSV
            </Button>
          </>
        }
      />
      {data ? (
        <GigsOrNone money={data} />
      ) : error ? (
        <RecordFailed error={error} noun="year" onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  );
}

function GigsOrNone({ money }: { money: MoneyYear }) {
  if (money.gigs.length > 0) return <GigsOfYear money={money} />;
  return (
    <EmptyState title={`No gigs in ${money.year}`}>
      What the gigs of a year pay, what of it was paid, and what they have cost.
    </EmptyState>
  );
}

function saveTable({ year, gigs }: MoneyYear): void {
  const table = moneyTable(gigs.map((gig) => ({ ...gig, title: eventTitle(gig) })));
  saveBlob(new Blob([table], { type: "text/csv" }), `Gigs ${year}.csv`);
}

function gigsInWords(count: number): string {
  return count === 1 ? "1 gig" : `${count} gigs`;
}
