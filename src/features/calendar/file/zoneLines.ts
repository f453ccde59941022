import { dayMs, minuteMs } from '#lib/time'
import { wallOf } from '#lib/zones'
import { compact, wallText } from './fileText'

/** Interval between two checks: no zone changes twice in a week. */
const stepMs = 7 * dayMs

/** Writes a zone with each of its changes, because its rule could only be guessed. */
export function zoneLines(zone: string, from: number, to: number): string[] {
  const offset = (moment: number) => wallOf(moment, zone) - moment
  // Only whole minutes are written.
  const begin = Math.floor(from / dayMs) * dayMs - stepMs
  const lines = observanceLines(begin, offset(begin), offset(begin))
  for (let moment = begin; moment < to; moment += stepMs) {
    const before = offset(moment)
    const after = offset(moment + stepMs)
    if (before !== after) {
      const at = changeBetween(moment, moment + stepMs, (one) => offset(one) === before)
      lines.push(...observanceLines(at, before, after))
    }
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE']
}

/** Writes the offset that applies from a change on, in the wall time before it. */
function observanceLines(at: number, before: number, after: number): string[] {
  const name = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${wallText(at + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ]
}

/** @returns the first minute for which `holds` is false */
function changeBetween(from: number, to: number, holds: (moment: number) => boolean): number {
  let [last, first] = [from, to]
  while (first - last > minuteMs) {
    const middle = Math.round((last + first) / 2 / minuteMs) * minuteMs
    if (holds(middle)) last = middle
    else first = middle
  }
  return first
}

function offsetText(offset: number): string {
  const time = new Date(Math.abs(offset)).toISOString().slice(11, 16)
  return (offset < 0 ? '-' : '+') + compact(time)
}
