import { pause } from './time'

/** Within which a press has painted its answer, and what it leads to has come to rest. */
const restMs = 1200

/** The browser tells of no press that took less. */
const leastMs = 16

/** A press in milliseconds: whole, and of it until its handlers ran, and their run. */
export interface TapTime {
  took: number
  waited: number
  worked: number
}

/** Something that moved, though nobody had pressed anything for half a second. */
export interface Shift {
  page: string
  /** As the browser scores it: how much of the screen moved, times how far. */
  value: number
  /** Milliseconds since the navigation began. */
  at: number
  /** What moved, from which heights to which. */
  moved: string[]
}

/** Both as browsers write them; TypeScript knows neither. */
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

/** Begins to listen for presses, and for what moves without one, from the page's start on. */
export function watchTaps(): void {
  observe({ type: 'event', durationThreshold: leastMs }, (entry) => {
    if (isPress(entry)) presses.push(entry)
  })
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    if (isShift(entry)) shifts.push(shiftOf(entry))
  })
}

/** The slowest event of the press made last; resolves once all is at rest. */
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

/** What moved so far. */
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

/** An element and how its text begins, if it is there still. */
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
