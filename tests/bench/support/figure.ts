/** One measured number beside what it has to reach. */
export interface Figure {
  what: string
  measured: string
  target: string
  reached: boolean
}

/** A measurement's outcome: its figures, and Markdown that shows what they come from. */
export interface Outcome {
  figures: Figure[]
  detail?: string
}

/** A figure that may be `limit` at most. `unit` begins with its space, if it wants one. */
export function atMost(
  what: string,
  value: number,
  limit: number,
  unit: string,
  note = '',
): Figure {
  return {
    what,
    measured: `${rounded(value)}${unit}${note && ` (${note})`}`,
    target: `≤ ${limit}${unit}`,
    reached: value <= limit,
  }
}

/** Three significant digits, but no integer loses any. */
export function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return String(Number(value.toFixed(Math.abs(value) < 0.1 ? 4 : digits)))
}
