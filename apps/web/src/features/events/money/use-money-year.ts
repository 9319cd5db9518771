import { getMoneyYear } from "@bandstand/contracts/money-year";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useServices } from "../../../lib/services/services-context.ts";

/** The year of before stays in view while another comes. */
export function useMoneyYear(year: number) {
  const { client } = useServices();
  return useQuery({
    ...callQuery(client, ["money of year", year], getMoneyYear, { params: { year: String(year) } }),
    placeholderData: keepPreviousData,
  });
}
