import { styled } from '@mui/material/styles'
import { clockShiftMs } from '#lib/device/clock'
import { isoOf } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'
import { writtenDuration } from './writtenDuration'

interface BackEndTimeProps {
  /** Offset of the back ends' clock from the device's, in ms; negative if behind. */
  offsetMs: number
}

/** Shows the Bangkok time of the simulated back ends and its offset. */
export function BackEndTime({ offsetMs }: BackEndTimeProps) {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  // `useNow` already includes the known offset, so replace that one by the current one.
  const moment = useNow(1_000) - clockShiftMs() + offsetMs
  const duration = writtenDuration(offsetMs, locale)
  return (
    <div>
      <Line>
        {text('scenario.clock.bangkok')}{' '}
        <Moment dir="auto" dateTime={isoOf(moment)}>
          {format.dateTime(moment)}
        </Moment>
      </Line>
      <Distance>
        <bdi>
          {Math.abs(offsetMs) < 1000
            ? text('scenario.clock.right')
            : text(offsetMs > 0 ? 'scenario.clock.ahead' : 'scenario.clock.behind', { duration })}
        </bdi>
      </Distance>
    </div>
  )
}

const Line = styled('p')({ margin: 0 })

const Moment = styled('time')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
}))

const Distance = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
