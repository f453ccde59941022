import { useMemo, useSyncExternalStore } from 'react'
import { deviceZone, watchDeviceZone } from '#lib/device/deviceZone'
import { storedText } from '#lib/storage/storedValue'
import { timeZone } from '#lib/time'
import { dayIn } from '#lib/zones'
import { type Formats, useFormat } from '../intl/useFormat'

export const demoClocks = ['device', 'bangkok'] as const

/** Whose clock the times of the demo sections go by. */
export type DemoClock = (typeof demoClocks)[number]

const stored = storedText('demo-clock')

function demoClock(): DemoClock {
  return stored.get() === 'bangkok' ? 'bangkok' : 'device'
}

/** Null: that of who never chose. */
export function chooseDemoClock(clock: DemoClock | null): void {
  stored.set(clock)
}

export function useDemoClock(): DemoClock {
  return useSyncExternalStore(stored.subscribe, demoClock)
}

/** The time zone whose clock the demo sections show. */
export function useDemoZone(): string {
  const ofDevice = useDeviceZone()
  return useDemoClock() === 'bangkok' ? timeZone : ofDevice
}

/** The time zone of this device now. */
export function useDeviceZone(): string {
  return useSyncExternalStore(watchDeviceZone, deviceZone, deviceZone)
}

/** As {@link Formats}, by the clock that the demo sections show. */
export interface DemoFormats extends Formats {
  /** The time zone of that clock. */
  zone: string
  /** The day of a moment, `yyyy-mm-dd`. */
  day: (moment: number) => string
}

/** How the demo sections write money, numbers and times: by the clock that was chosen in the settings. */
export function useDemoFormat(): DemoFormats {
  const zone = useDemoZone()
  const formats = useFormat(zone)
  return useMemo(
    () => ({ ...formats, zone, day: (moment) => dayIn(moment, zone) }),
    [formats, zone],
  )
}
