/** Numbers of Bangkok days that the chart can show. */
export const ranges = [7, 30, 90] as const

export type Range = (typeof ranges)[number]

export const defaultRange: Range = 30

/** Reads the range from the URL's `days`; anything invalid gives the default. */
export function rangeOf(days: string | null): Range {
  return ranges.find((range) => String(range) === days) ?? defaultRange
}
