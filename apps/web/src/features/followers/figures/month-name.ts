const MONTH = new Intl.DateTimeFormat("en-GB", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** `Feb 2027` of `2027-02`. */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
