import { Failure } from "@bandstand/contracts/failure";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inRouter } from "../../../test/in-router.tsx";
import { mira } from "../../lib/session/band-user.fixture.ts";
import { servicesOf } from "../../lib/services/services.fixture.ts";
import { ServicesContext } from "../../lib/services/services-context.ts";
import { setlistQuery } from "./setlist-query.ts";
import { RecordFailed } from "../kit/record-failed.tsx";
import { SetlistLoader } from "./setlist-loader.tsx";

function shown(setlistId: number): string {
  const queries = new QueryClient();
  const services = servicesOf(mira);
  const key: readonly unknown[] = setlistQuery(services.client, 7).queryKey;
  queries.setQueryData(key, { name: "Late set" });
  return renderToStaticMarkup(
    inRouter(
      <QueryClientProvider client={queries}>
        <ServicesContext value={services}>
          <SetlistLoader setlistId={setlistId}>{({ name }) => name}</SetlistLoader>
        </ServicesContext>
      </QueryClientProvider>,
    ),
  );
}

const failed = (error: Error) =>
  renderToStaticMarkup(<RecordFailed error={error} onRetry={() => {}} />);

it("a set list that is there is shown", () => {
  expect(shown(7)).toBe("Late set");
});

it("an address that names no set list says so", () => {
  expect(shown(Number("nothing"))).toContain("Error 301 Invalid Setlist Id");
  expect(shown(Number("nothing"))).toContain('href="/setlists/index"');
  expect(shown(0)).toContain("Error 301 Invalid Setlist Id");
});

it("a set list that loads shows the shape of what will stand there", () => {
  expect(shown(8)).toContain("Loading");
});

it("a set list that is gone is an invalid record", () => {
  expect(failed(new Failure("setlist_not_found"))).toContain("Fetch Error, Invalid Record");
  expect(failed(new Failure("setlist_not_found"))).not.toContain("Try again");
});

it("a set list that did not come can be asked for again", () => {
  expect(failed(new Failure("database_away"))).toContain("Error Fetching Data");
  expect(failed(new Failure("database_away"))).toContain("Try again");
});
