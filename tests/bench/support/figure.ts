/** Measured value beside its target. */
export interface Figure {
  what: string
  measured: string
  target: string
  reached: boolean
}

/** Result of a measurement: its figures, and Markdown with the details behind them. */
export interface Outcome {
  figures: Figure[]
  detail?: string
}

/** @returns a figure with the upper limit `limit`. If `unit` needs a space, it begins with one. */
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

/** Rounds to three significant digits, but keeps all digits of an integer. */
export function rounded(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return String(Number(value.toFixed(Math.abs(value) < 0.1 ? 4 : digits)))
}
