import { useMemo, useSyncExternalStore } from 'react'
import { deviceZone, watchDeviceZone } from '#lib/device/deviceZone'
import { storedText } from '#lib/storage/storedValue'
import { timeZone } from '#lib/time'
import { dayIn } from '#lib/zones'
import { type Formats, useFormat } from '../intl/useFormat'

export const demoClocks = ['device', 'bangkok'] as const

/** Clock for the times of the demo sections. */
export type DemoClock = (typeof demoClocks)[number]

const stored = storedText('demo-clock')

function demoClock(): DemoClock {
  return stored.get() === 'bangkok' ? 'bangkok' : 'device'
}

/** Null restores the default. */
export function chooseDemoClock(clock: DemoClock | null): void {
  stored.set(clock)
}

export function useDemoClock(): DemoClock {
  return useSyncExternalStore(stored.subscribe, demoClock)
}

/** Time zone of the demo sections. */
export function useDemoZone(): string {
  const ofDevice = useDeviceZone()
  return useDemoClock() === 'bangkok' ? timeZone : ofDevice
}

/** Current time zone of the device. */
export function useDeviceZone(): string {
  return useSyncExternalStore(watchDeviceZone, deviceZone, deviceZone)
}

/** {@link Formats} in the time zone of the demo sections. */
export interface DemoFormats extends Formats {
  /** Time zone of the formats. */
  zone: string
  /** Formats the day of a time as `yyyy-mm-dd`. */
  day: (moment: number) => string
}

/** Formats for the demo sections, in the time zone chosen in the settings. */
export function useDemoFormat(): DemoFormats {
  const zone = useDemoZone()
  const formats = useFormat(zone)
  return useMemo(
    () => ({ ...formats, zone, day: (moment) => dayIn(moment, zone) }),
    [formats, zone],
  )
}
