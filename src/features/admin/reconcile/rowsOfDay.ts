/** A list of the operator's side with the rows of one Bangkok day alone. */
export function rowsOfDay(
  path: string,
  day: string,
  filters: Readonly<Record<string, string>> = {},
): string {
  return `${path}?${new URLSearchParams({ from: day, to: day, ...filters })}`
}
