import { observable } from '../observable'
import { knownZone } from '../zones'
import { watchPageVisible } from './presence'

const readZone = () => knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)

const zone = observable(readZone())

/** The time zone of the device's clock, which changes when the device travels. */
export const deviceZone = zone.get

/**
 * Calls back when the device's zone changes.
 * @returns a function that stops watching
 */
export const watchDeviceZone = zone.subscribe

/**
 * Time between checks in milliseconds. Browsers have no event for a new zone, and a page may stay visible for
 * a whole flight.
 */
const lookMs = 60_000

const look = () => zone.set(readZone())

/**
 * Follows the device's zone: when the page becomes visible or gets the focus, and each minute.
 * @returns a function that stops it
 */
export function followDeviceZone(): () => void {
  const stop = watchPageVisible(look)
  const timer = setInterval(look, lookMs)
  look()
  return () => {
    stop()
    clearInterval(timer)
  }
}
