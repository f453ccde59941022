import { useMemo } from 'react'
import { dayIn } from '#lib/zones'
import { useDemoZone } from '../time/demoClock'
import { type Formats, useFormat } from './useFormat'

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
