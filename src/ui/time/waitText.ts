import { dayMs, hourMs, minuteMs } from '#lib/time'

const units = [
  ['day', dayMs],
  ['hour', hourMs],
] as const

interface WaitTextOptions {
  /** `long` is “4 minutes”, `short` is “4 min”. */
  unitDisplay: 'long' | 'short'
  /** A promise is rounded up, and a wait so far down. */
  round: (value: number) => number
}

/** Writes a duration in minutes, in hours from two hours on, and in days from two days on. */
export function waitText(
  waitMs: number,
  locale: string,
  { unitDisplay, round }: WaitTextOptions,
): string {
  const [unit, length] = units.find(([, length]) => waitMs > 2 * length) ?? ['minute', minuteMs]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
  return format.format(Math.max(0, round(waitMs / length)))
}
