import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { memberPaths } from '#lib/paths/member'
import { elevations } from '#ui/appearance/elevation'
import { DataText } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { CalendarIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import { useDemoZone } from '#ui/time/demoClock'
import type { ShownEvent } from '../series/occurrences'
import { firstDayOf, whenText } from '../view/eventTime'
import { endReminder, remindLater } from './reminders'

/** A due reminder: the event, its time, and buttons to dismiss or postpone it. */
export function ReminderNotice({ event }: { event: ShownEvent }) {
  const text = useText()
  const locale = useLocale()
  const zone = useDemoZone()
  const shown = { view: 'day', date: firstDayOf(event, zone), event: event.id }
  return (
    <Paper elevation={elevations.overlay}>
      <Event>
        <CalendarIcon size={22} />
        <p>
          <strong>
            <DataText>{event.title}</DataText>
          </strong>
          <time dateTime={event.start}>
            <bdi>{whenText(event, locale, zone)}</bdi>
          </time>
        </p>
      </Event>
      <Actions>
        <ButtonLink
          to={`${memberPaths.calendar}?${new URLSearchParams(shown)}`}
          onClick={() => endReminder(event.id)}
        >
          {text('calendar.reminder.show')}
        </ButtonLink>
        <Button onClick={() => remindLater(event.id)}>{text('calendar.reminder.later')}</Button>
        <Button onClick={() => endReminder(event.id)}>{text('calendar.reminder.done')}</Button>
      </Actions>
    </Paper>
  )
}

const Event = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '12px 16px 0',
  svg: { flexShrink: 0, color: theme.palette.primary.readable },
  p: {
    display: 'grid',
    minWidth: 0,
    maxHeight: '30vh',
    margin: 0,
    overflow: 'auto',
    overflowWrap: 'anywhere',
  },
  time: { ...theme.typography.body2, color: theme.palette.text.secondary },
}))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 4,
  padding: '4px 8px 8px',
  '& > *': { minHeight: 44 },
})
