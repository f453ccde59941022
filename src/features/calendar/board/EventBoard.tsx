import { intlLocale } from '#lib/time'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventDisplayInfo,
} from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import fr from '@fullcalendar/react/locales/fr'
import ro from '@fullcalendar/react/locales/ro'
import th from '@fullcalendar/react/locales/th'
import zh from '@fullcalendar/react/locales/zh-cn'
import classic from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { readableOn } from '#lib/contrast'
import { clockNow } from '#lib/device/clock'
import { edgeToEdge } from '#ui/appearance/grounds'
import { atParentsStart } from '#ui/display/DataText'
import { useLocale, useText } from '#ui/intl/useText'
import { visuallyHidden } from '#ui/page/Page'
import { useRestOfScreen } from '#ui/page/useRestOfScreen'
import { usePrinting } from '#ui/print/usePrinting'
import type { View } from '../view/days'
import { periodTitle } from '../view/periodTitle'
import { BoardColours } from './boardColours'
import { boardTime, firstHour } from './boardTimes'
import { type Board, useBoardHandlers } from './useBoardHandlers'

const plugins = [dayGrid, timeGrid, list, interaction, classic]

const locales = [fr, ro, th, zh]

const viewNames = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'listMonth',
} as const satisfies Record<View, string>

type TimeFormat = Extract<CalendarOptions['eventTimeFormat'], (...from: never) => string>

const eventTime = { hour: 'numeric', minute: '2-digit' } as const

/** “12:30p”. */
const shortTime = { ...eventTime, meridiem: 'narrow' } as const

/** Formats times like the rest of the page. FullCalendar would write “10:00AM”, and “8am” for full hours. */
function timeFormat(locale: string, parts: Intl.DateTimeFormatOptions): TimeFormat {
  const shape = new Intl.DateTimeFormat(intlLocale(locale), { ...parts, timeZone: 'UTC' })
  return ({ start, end }) =>
    end ? shape.formatRange(start.instantMs, end.instantMs) : shape.format(start.instantMs)
}

const agenda = {
  eventClass: 'calendar-event calendar-row',
  listItemEventTimeClass: 'calendar-row-time',
  listItemEventTitleClass: 'calendar-row-title',
}

// In other views the accessible names of the links do not contain their visible text.
const month = { navLinks: true }

/** If the month view fills the height of the window, a day shows as many events as fit. */
const wideViews = { listMonth: agenda, dayGridMonth: { ...month, dayMaxEvents: true } }

/** Print has no “more” links to press and no scrolling. */
const paperViews = {
  listMonth: agenda,
  dayGridMonth: { dayMaxEvents: false, eventTimeFormat: shortTime, eventClass: paperClass },
  timeGridWeek: { eventClass: paperClass },
  timeGridDay: { eventClass: paperClass },
} as const

function paperClass({ event, view }: EventDisplayInfo): string {
  const isLine = event.allDay || view.type === viewNames.month
  return `calendar-event ${isLine ? 'calendar-line' : 'calendar-hours'}`
}

interface HeadTexts {
  weekdayText: string
  dayNumberText: string
}

const phoneViews = {
  listMonth: agenda,
  dayGridMonth: { ...month, eventTimeClass: 'calendar-narrow-time', eventTimeFormat: eventTime },
  // Only as wide as a time.
  timeGridWeek: {
    dayHeaderFormat: { weekday: 'narrow', day: 'numeric' },
    // In narrow columns, as on phones, FullCalendar would show only the weekday.
    dayHeaderContent: ({ weekdayText, dayNumberText }: HeadTexts) =>
      `${weekdayText} ${dayNumberText}`,
    displayEventEnd: false,
    // “12:30PM” would be cut off.
    eventTimeFormat: shortTime,
    // In a single line the time would leave no space for the title.
    eventTimeClass: ({ isShort }: { isShort: boolean }) =>
      isShort ? 'calendar-narrow-time calendar-spoken-time' : 'calendar-narrow-time',
  },
} as const

/**
 * Minimum height in pixels; in low windows and on phones the page scrolls. Six weeks with one line of events
 * each need more than hours, which scroll inside the board.
 */
const leastHeight = (view: View, isPhone: boolean) => (isPhone ? 480 : view === 'month' ? 420 : 360)

/** The board ends at the bottom of the window. The agenda, and a month on phones, have their full height. */
const heightOf = (view: View, isPhone: boolean) =>
  view === 'agenda' || (view === 'month' && isPhone)
    ? 'auto'
    : `max(${leastHeight(view, isPhone)}px, var(--rest))`

interface EventBoardProps extends Board {
  day: string
  events: readonly CalendarEvent[]
}

/**
 * Number of events rendered first in the agenda of a crowded month, one screenful; the rest follows after
 * these are painted.
 */
const soonest = 20

/**
 * The first events of a day's month, by their UTC dates. The approximation is fine, because all events follow
 * immediately.
 */
function soonestOf(events: readonly CalendarEvent[], day: string): readonly CalendarEvent[] {
  return events
    .filter(({ start }) => start.startsWith(day.slice(0, 7)))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .slice(0, soonest)
}

/**
 * FullCalendar with the events; the displayed range comes from props. It has its own file because it is most
 * of the page's bytes.
 */
export function EventBoard(props: EventBoardProps) {
  const { view, day, zone, events } = props
  const text = useText()
  const locale = useLocale()
  const { breakpoints, direction, palette } = useTheme()
  const isPhone = useMediaQuery(breakpoints.down('sm'))
  const calendar = useRef<CalendarRef>(null)
  const frame = useRef<HTMLDivElement>(null)
  const { rest } = useRestOfScreen(frame)
  const isPrinting = usePrinting()
  const [first] = useState({ view, day })
  const shownNow = useRef(first)

  useEffect(() => {
    if (shownNow.current.view === view && shownNow.current.day === day) return
    shownNow.current = { view, day }
    // Not in the effect itself: FullCalendar renders synchronously, which React forbids there.
    queueMicrotask(() => calendar.current?.getApi().changeView(viewNames[view], day))
  }, [view, day])

  const [soon] = useState(() => (view === 'agenda' ? soonestOf(events, day) : events))
  const drawn = useDeferredValue(events, soon)
  const shown = useMemo(() => {
    const textColours = new Map<string, string>()
    const textColour = (color: string, wanted: string) => {
      const known = textColours.get(color + wanted) ?? readableOn(color, wanted)
      textColours.set(color + wanted, known)
      return known
    }
    return drawn.map(({ id, title, allDay, start, end, color, textColor }) => ({
      id,
      title,
      allDay,
      start: allDay ? start : boardTime(Date.parse(start), zone),
      end: allDay ? end : boardTime(Date.parse(end), zone),
      color,
      contrastColor: textColour(color, textColor),
    }))
  }, [drawn, zone])
  const [redraws, redraw] = useReducer((count: number) => count + 1, 0)
  // Copies of the events, because FullCalendar does not rerender objects it already knows.
  const given = useMemo(
    () => ({ redraws, events: shown.map((event) => ({ ...event })) }),
    [shown, redraws],
  )
  const now = useCallback(() => boardTime(clockNow(), zone), [zone])
  const formats = useMemo(
    () => ({
      eventTimeFormat: timeFormat(locale, eventTime),
      slotHeaderFormat: timeFormat(locale, { hour: 'numeric' }),
    }),
    [locale],
  )

  const handlers = useBoardHandlers(calendar, frame, props, redraw)
  const scrollTime = useMemo(() => firstHour(events, view, day, zone), [events, view, day, zone])

  return (
    <Frame ref={frame} aria-label={periodTitle(view, day, locale)} style={{ '--rest': rest }}>
      <BoardColours />
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={viewNames[first.view]}
        initialDate={first.day}
        headerToolbar={false}
        locales={locales}
        locale={locale === 'zh' ? 'zh-cn' : intlLocale(locale)}
        direction={direction}
        colorScheme={palette.mode}
        firstDay={1}
        height={isPrinting ? 'auto' : heightOf(view, isPhone)}
        headingLevel={3}
        timeZone="UTC"
        now={now}
        nowIndicator
        dayMaxEvents={3}
        scrollTime={scrollTime}
        eventTitleClass="calendar-title"
        eventTimeClass="calendar-time"
        dayHeaderInnerClass="calendar-time"
        slotHeaderInnerClass="calendar-time"
        listDayHeaderInnerClass="calendar-time"
        moreLinkInnerClass="calendar-time"
        {...formats}
        views={isPrinting ? paperViews : isPhone ? phoneViews : wideViews}
        editable
        eventResizableFromStart
        selectable
        selectMirror
        eventInteractive
        noEventsText={text('calendar.nothing')}
        events={given.events}
        eventClass="calendar-event"
        {...handlers}
      />
    </Frame>
  )
}

/** Card around FullCalendar, with the app's fonts and sizes. A section keeps the focus of a deleted event. */
const Frame = styled('section')(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  ...edgeToEdge(theme),
  fontFamily: theme.typography.fontFamily,
  '& .calendar-event': { cursor: 'pointer' },
  // In its own direction, so that the beginning remains when the title is cut.
  '& .calendar-title': { overflow: 'hidden', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' },
  '@media print': {
    // A day longer than a sheet continues on the next sheet.
    '&&': { breakInside: 'auto !important' },
    // An hour has space for the full title below its time. In other views FullCalendar gives each event one
    // line.
    '& .calendar-hours :has(> .calendar-title)': {
      flexFlow: 'row wrap',
      alignContent: 'flex-start',
    },
    '& .calendar-hours .calendar-title': {
      flex: '0 1 auto',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& .calendar-line *': { fontSize: '7pt' },
  },
  // “9:00 – 10:00”, “lun.” and “+2 more” are left-to-right in all of the app's languages.
  '& .calendar-time': { unicodeBidi: 'plaintext' },
  '& .calendar-spoken-time': visuallyHidden,
  // Columns of weeks and months have 28 pixels here; “12:30p” would need 33.
  '@media (max-width: 359.95px)': {
    '& .calendar-event .calendar-narrow-time': { fontSize: '0.5625rem', letterSpacing: '-0.04em' },
  },
  '& .calendar-row': { minHeight: 44, alignItems: 'center' },
  // More specific than FullCalendar's own half of the line.
  '& .calendar-row .calendar-row-time': { width: '9.5em', maxWidth: '40%', ...atParentsStart },
  '& .calendar-row .calendar-row-title': {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    ...atParentsStart,
  },
}))
