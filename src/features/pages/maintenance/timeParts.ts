const unitsInSeconds = { day: 86_400, hour: 3_600, minute: 60, second: 1 } as const

export type TimeUnit = keyof typeof unitsInSeconds

/** A time in whole days, hours, minutes and seconds; what is left of a second counts as one. */
export function timeParts(milliseconds: number): { unit: TimeUnit; count: number }[] {
  let rest = Math.ceil(milliseconds / 1000)
  const take = (unit: TimeUnit) => {
    const count = Math.floor(rest / unitsInSeconds[unit])
    rest -= count * unitsInSeconds[unit]
    return { unit, count }
  }
  return [take('day'), take('hour'), take('minute'), take('second')]
}
