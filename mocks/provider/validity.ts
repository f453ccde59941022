/** Whether something with an optional beginning and end counts at `moment`. */
export function isCurrent(
  { startAt, endAt }: { startAt: string | null; endAt: string | null },
  moment: number,
): boolean {
  return (
    (startAt === null || Date.parse(startAt) <= moment) &&
    (endAt === null || moment < Date.parse(endAt))
  )
}
