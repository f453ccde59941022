import { observable } from '../observable'
import { knownZone } from '../zones'
import { watchPageVisible } from './presence'

const readZone = () => knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)

const zone = observable(readZone())

/** The zone of the device's own clock, which changes where the device travels. */
export const deviceZone = zone.get

/** Calls back when the device is in another zone. Returns the function that stops. */
export const watchDeviceZone = zone.subscribe

/** Browsers have no event for it: a page may stay in sight for a whole flight. Milliseconds. */
const lookMs = 60_000

const look = () => zone.set(readZone())

/** Follows the device's zone: when the page is seen or chosen again, and each minute. Returns the function that stops. */
export function followDeviceZone(): () => void {
  const stop = watchPageVisible(look)
  const timer = setInterval(look, lookMs)
  look()
  return () => {
    stop()
    clearInterval(timer)
  }
}
