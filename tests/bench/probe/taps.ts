import { pause } from './time'

/** Time within which a press is painted and its effects have settled. Milliseconds. */
const restMs = 1200

/** Shortest press that the browser reports. Milliseconds. */
const leastMs = 16

/** Duration of a press in milliseconds: total, delay before its handlers ran, and time in its handlers. */
export interface TapTime {
  took: number
  waited: number
  worked: number
}

/** Layout shift without any input in the half second before it. */
export interface Shift {
  page: string
  /** Score as the browser computes it: share of the screen that moved, times the distance. */
  value: number
  /** Milliseconds since the navigation began. */
  at: number
  /** Elements that moved, with the heights before and after. */
  moved: string[]
}

/** Entry types as browsers write them; TypeScript has no types for them. */
interface EventEntry extends PerformanceEntry {
  interactionId: number
  processingStart: number
  processingEnd: number
}
interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

const isPress = (entry: PerformanceEntry): entry is EventEntry =>
  Boolean(Reflect.get(entry, 'interactionId'))
const isShift = (entry: PerformanceEntry): entry is ShiftEntry =>
  Reflect.get(entry, 'hadRecentInput') === false

const presses: EventEntry[] = []
const shifts: Shift[] = []

/** Starts to record presses, and layout shifts without input since the page's start. */
export function watchTaps(): void {
  observe({ type: 'event', durationThreshold: leastMs }, (entry) => {
    if (isPress(entry)) presses.push(entry)
  })
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    if (isShift(entry)) shifts.push(shiftOf(entry))
  })
}

/**
 * Waits until the page has settled.
 * @returns the slowest event of the last press
 */
export async function tapTook(): Promise<TapTime> {
  await pause(restMs)
  const [slowest] = presses.splice(0).toSorted((one, other) => other.duration - one.duration)
  if (!slowest) return { took: leastMs, waited: 0, worked: 0 }
  const { startTime, duration, processingStart, processingEnd } = slowest
  return {
    took: duration,
    waited: processingStart - startTime,
    worked: processingEnd - processingStart,
  }
}

/** @returns all layout shifts so far */
export function shifted(): Shift[] {
  return shifts
}

function shiftOf({ value, startTime, sources }: ShiftEntry): Shift {
  return {
    page: location.pathname,
    value,
    at: startTime,
    moved: sources.map(
      ({ node, previousRect, currentRect }) =>
        `${nameOf(node)} ${heights(previousRect)} → ${heights(currentRect)}`,
    ),
  }
}

const heights = ({ top, bottom }: DOMRect) => `${Math.round(top)}–${Math.round(bottom)}`

/** @returns the element's name and the beginning of its text, if it is still in the page */
function nameOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement
  if (!element) return 'gone'
  return `${element.localName} “${element.textContent.trim().slice(0, 24)}”`
}

function observe(
  what: PerformanceObserverInit & { durationThreshold?: number },
  take: (entry: PerformanceEntry) => void,
): void {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(what)
}
