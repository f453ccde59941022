/** The player's yes, and when it ends. */

/** How long a yes holds: what arrives later is refused, and only asked about from then on. Milliseconds. */
export const yesHoldsMs = 2 * 60_000

/** What is late must have reached the provider by now, or be refused there. Milliseconds. */
const graceMs = 10_000

/** The end of a yes that is given now, as ISO text. */
export function endOfYes(): string {
  return new Date(Date.now() + yesHoldsMs).toISOString()
}

/** When each yes ends that was given here, by a watch that runs on whatever is done to the device's clock. */
const endsByWatch = new Map<string, number>()

interface Ending {
  requestId: string
  /** Until when it may be carried out, as ISO text; left out where there is no end. */
  validUntil?: string | undefined
}

/** `isLate`: not to be sent any more. `isOver`: nor can it still be on its way. */
export function endOf({ requestId, validUntil }: Ending): { isLate: boolean; isOver: boolean } {
  if (validUntil === undefined) return { isLate: false, isOver: false }
  const left = Date.parse(validUntil) - Date.now()
  const watch = performance.now()
  if (left > 0 && !endsByWatch.has(requestId)) {
    endsByWatch.set(requestId, watch + Math.min(left, yesHoldsMs))
  }
  const leftByWatch = (endsByWatch.get(requestId) ?? watch + left) - watch
  return { isLate: Math.min(left, leftByWatch) < 0, isOver: leftByWatch < -graceMs }
}
