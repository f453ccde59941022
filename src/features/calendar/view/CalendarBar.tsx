import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { clockNow } from '#lib/device/clock'
import { dayIn } from '#lib/zones'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'
import { ChevronIcon } from '#ui/icons/controls'
import { CalendarIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { useDemoZone } from '#ui/time/demoClock'
import { DayJump } from './DayJump'
import { isView, step, type View, views } from './days'
import { periodTitle } from './periodTitle'

export interface CalendarBarProps {
  view: View
  day: string
  onShow: (next: { view?: View; day?: string }) => void
}

/** Bar with the displayed period, buttons for the next and previous one, and the four views. */
export function CalendarBar({ view, day, onShow }: CalendarBarProps) {
  const text = useText()
  const locale = useLocale()
  const zone = useDemoZone()
  return (
    <Bar>
      <Steps className={screenOnlyClass}>
        <Button
          variant="outlined"
          aria-keyshortcuts="T"
          onClick={() => onShow({ day: dayIn(clockNow(), zone) })}
        >
          {text('calendar.today')}
        </Button>
        <IconButton
          aria-label={text('calendar.previous')}
          onClick={() => onShow({ day: step(day, view, -1) })}
        >
          <ChevronIcon towards="start" />
        </IconButton>
        <IconButton
          aria-label={text('calendar.next')}
          onClick={() => onShow({ day: step(day, view, 1) })}
        >
          <ChevronIcon towards="end" />
        </IconButton>
        <DayJump day={day} onDay={(next) => onShow({ day: next })}>
          <CalendarIcon size={20} />
        </DayJump>
      </Steps>
      <Title aria-live="polite">
        <bdi>{periodTitle(view, day, locale)}</bdi>
      </Title>
      <Views
        exclusive
        className={screenOnlyClass}
        size="small"
        value={view}
        aria-label={text('calendar.view')}
        onChange={(_, next: unknown) => isView(next) && onShow({ view: next })}
      >
        {views.map((one) => (
          <Choice key={one} value={one}>
            {text(`calendar.view.${one}`)}
          </Choice>
        ))}
      </Views>
    </Bar>
  )
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 16,
})

// Large text needs more space than one line of a phone.
const Steps = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 })

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  // Moves to its own line where it would be cut.
  flex: '1 1 8em',
  minWidth: 0,
}))

const Views = styled(ToggleButtonGroup)({ flexWrap: 'wrap' })

const Choice = styled(ToggleButton)(({ theme }) => ({
  minHeight: 40,
  paddingInline: 14,
  textTransform: 'none',
  color: theme.palette.text.primary,
  [touchMedia]: { minHeight: touchTarget },
}))
