import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { dayIn } from '#lib/zones'
import { DataText } from '#ui/display/DataText'
import { SearchIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { focusReturning, marked } from '#ui/page/focusReturning'
import { EmptyState } from '#ui/state/Note'
import { useDemoZone } from '#ui/time/demoClock'
import { useNow } from '#ui/time/useNow'
import { useAllEventsQuery } from '../api'
import { firstDayOf, whenText } from '../view/eventTime'
import { foundEvents } from './foundEvents'

/** Maximum number of results shown. */
const mostShown = 50

interface FoundEventsProps {
  words: string
  onDay: (day: string) => void
}

/** The events that contain the words, upcoming ones first; each links to its day. */
export function FoundEvents({ words, onDay }: FoundEventsProps) {
  const text = useText()
  const zone = useDemoZone()
  const today = dayIn(useNow(), zone)
  const [asked, setAsked] = useState({ words, count: mostShown })
  const most = asked.words === words ? asked.count : mostShown
  return (
    <LoadArea state={loadState(useAllEventsQuery())} skeleton={<SkeletonBlock height={240} />}>
      {({ events }) => {
        const found = foundEvents(events, words, today)
        const shown = found.slice(0, most)
        const next = found[most]
        return (
          <>
            <div role="status">
              {found.length === 0 ? (
                <EmptyState icon={<SearchIcon size={32} />} message={text('calendar.notFound')} />
              ) : (
                <Count>
                  <bdi>{text('demo.found', { found: shown.length, count: events.length })}</bdi>
                </Count>
              )}
            </div>
            {found.length > 0 && (
              <List aria-label={text('calendar.found')}>
                {shown.map((event) => (
                  <li key={event.id}>
                    <Found event={event} zone={zone} onDay={onDay} />
                  </li>
                ))}
              </List>
            )}
            {next && (
              <Button
                sx={{ marginBlock: 1 }}
                onClick={() => {
                  focusReturning(marked('data-found', next.id))
                  setAsked({ words, count: most + mostShown })
                }}
              >
                {text('calendar.foundMore', { count: found.length - most })}
              </Button>
            )}
          </>
        )
      }}
    </LoadArea>
  )
}

interface FoundProps {
  event: CalendarEvent
  zone: string
  onDay: FoundEventsProps['onDay']
}

function Found({ event, zone, onDay }: FoundProps) {
  const locale = useLocale()
  return (
    <Row type="button" data-found={event.id} onClick={() => onDay(firstDayOf(event, zone))}>
      <i style={{ backgroundColor: event.color }} />
      <span>
        <DataText>{event.title}</DataText>
        <time dateTime={event.start}>
          <bdi>{whenText(event, locale, zone)}</bdi>
        </time>
        {event.location && (
          <small>
            <DataText>{event.location}</DataText>
          </small>
        )}
      </span>
    </Row>
  )
}

const Count = styled('p')({ margin: '0 0 8px' })

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '8px 16px',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: -3 },
  i: { flexShrink: 0, width: 12, height: 12, borderRadius: '50%' },
  span: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  'time, small': { ...theme.typography.body2, color: theme.palette.text.secondary },
}))
