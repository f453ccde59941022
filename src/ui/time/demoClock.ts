import { useSyncExternalStore } from 'react'
import { storedText } from '#lib/storage/storedValue'
import { timeZone } from '#lib/time'
import { deviceZone } from '#lib/zones'

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
  return useDemoClock() === 'bangkok' ? timeZone : deviceZone
}
