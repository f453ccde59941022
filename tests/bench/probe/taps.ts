import { pause } from './time'

/** Within which a press has painted its answer, and what it leads to has come to rest. */
const restMs = 1200

/** The browser tells of no press that took less. */
const leastMs = 16

const presses: PerformanceEntry[] = []
let shift = 0

/** Begins to listen for presses, and for what moves without one, from the page's start on. */
export function watchTaps(): void {
  observe({ type: 'event', durationThreshold: leastMs }, (entry) => {
    if (Reflect.get(entry, 'interactionId')) presses.push(entry)
  })
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) shift += Number(Reflect.get(entry, 'value'))
  })
}

/** From the press made last to the next paint, in milliseconds; resolves once all is at rest. */
export async function tapTook(): Promise<number> {
  await pause(restMs)
  return Math.max(leastMs, ...presses.splice(0).map(({ duration }) => duration))
}

/** The sum of unexpected layout shifts so far. */
export function shifted(): number {
  return shift
}

function observe(
  what: PerformanceObserverInit & { durationThreshold?: number },
  take: (entry: PerformanceEntry) => void,
): void {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(what)
}
