/** How many Bangkok days the chart may show. */
export const ranges = [7, 30, 90] as const

export type Range = (typeof ranges)[number]

export const defaultRange: Range = 30

/** The range that a URL's `days` asks for; whatever is no range means the default. */
export function rangeOf(days: string | null): Range {
  return ranges.find((range) => String(range) === days) ?? defaultRange
}
