import { MONTHS } from "@bandstand/domain/date-format";

/** `Feb 2027` of `2027-02`. */
export function monthName(month: string): string {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}
