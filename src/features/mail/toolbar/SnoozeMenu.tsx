import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { clockNow } from '#lib/device/clock'
import { addDays, hourMs } from '#lib/time'
import { momentOf } from '#lib/zones'
import { DayField } from '#ui/form/DayField'
import { useText } from '#ui/intl/useText'
import { OverlayPopover } from '#ui/overlay/OverlayPopover'
import { useDemoFormat } from '#ui/time/demoClock'

interface SnoozeMenuProps {
  anchor: HTMLElement
  onSnooze: (until: number) => void
  onClose: () => void
}

/** Hours at which a mail comes back. */
const morning = 8
const evening = 18

/**
 * Menu of times to bring mails back to the inbox: this evening, a morning soon, or the morning of any day.
 * Load it lazily.
 */
export function SnoozeMenu({ anchor, onSnooze, onClose }: SnoozeMenuProps) {
  const text = useText()
  const format = useDemoFormat()
  const [now] = useState(() => clockNow())
  const today = format.day(now)
  const [day, setDay] = useState<string | null>(null)
  const hourOf = (on: string, hour: number) => momentOf(Date.parse(on) + hour * hourMs, format.zone)
  const choices = [
    { label: text('mail.snooze.today'), until: hourOf(today, evening) },
    { label: text('mail.snooze.tomorrow'), until: hourOf(addDays(today, 1), morning) },
    { label: text('mail.snooze.week'), until: hourOf(nextMonday(today), morning) },
    // On a Sunday the next week starts tomorrow.
  ].filter(({ until }, index, all) => until > now && until !== all[index - 1]?.until)

  function choose(until: number): void {
    onClose()
    onSnooze(until)
  }

  return (
    <OverlayPopover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text('mail.snooze') } }}
    >
      <Inside>
        {choices.map(({ label, until }) => (
          <Button key={label} color="inherit" onClick={() => choose(until)}>
            <span>{label}</span>
            <small>{format.dateTime(until)}</small>
          </Button>
        ))}
        <DayField
          label={text('mail.snooze.day')}
          name="day"
          value={day}
          min={addDays(today, 1)}
          onChange={setDay}
        />
        <Button
          variant="contained"
          disabled={day === null || day <= today}
          onClick={() => day !== null && choose(hourOf(day, morning))}
        >
          {text('mail.snooze')}
        </Button>
      </Inside>
    </OverlayPopover>
  )
}

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, (8 - weekday) % 7 || 7)
}

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: 300,
  maxWidth: '100%',
  padding: 12,
  '& > button': { minHeight: 44, justifyContent: 'space-between', gap: 12 },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& > .MuiButton-contained': { justifyContent: 'center' },
}))
