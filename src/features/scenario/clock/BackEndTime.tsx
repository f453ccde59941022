import { styled } from '@mui/material/styles'
import { steeredMs } from '#lib/device/clock'
import { isoOf } from '#lib/time'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'
import { writtenDuration } from './writtenDuration'

interface BackEndTimeProps {
  /** How far the back ends are ahead of the device; negative when they are behind. */
  offsetMs: number
}

/** What time the simulated back ends have, in Bangkok, and how far that is off. */
export function BackEndTime({ offsetMs }: BackEndTimeProps) {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  // Every page's clock goes with the back ends' already, as far as it has heard.
  const moment = useNow(1_000) - steeredMs() + offsetMs
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
