/** Which year the address asks for. */
export interface MoneySearch {
  year?: number;
}

export function readMoneySearch({ year }: Record<string, unknown>): MoneySearch {
  return /^(?:19|20|21)\d{2}$/.test(String(year)) ? { year: Number(year) } : {};
}
