import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { chooseDemoClock, demoClocks, useDemoClock, useDeviceZone } from '#ui/time/demoClock'
import { Choice } from './Choice'

/** Whose clock mail, calendar and the other demo sections go by. */
export function DemoClockSetting() {
  const text = useText()
  return (
    <div>
      <Choice
        legend={text('settings.clock')}
        name="clock"
        value={useDemoClock()}
        onChange={chooseDemoClock}
        options={demoClocks.map((clock) => ({
          value: clock,
          label: text(`settings.clock.${clock}`),
        }))}
      />
      <Hint>{text('settings.clockHint', { zone: useDeviceZone() })}</Hint>
    </div>
  )
}

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '8px 0 0',
  color: theme.palette.text.secondary,
}))
