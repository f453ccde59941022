import { useEffect, useMemo, useState } from 'react'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { makeRequestId } from '#lib/requestId'
import { useText } from '#ui/intl/useText'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { SkeletonBlock } from '#ui/load/LoadArea'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { useAllEventsQuery } from './api'
import type { Times } from './board/boardTimes'
import {
  changesOf,
  detailsOf,
  draftOf,
  type EventDraft,
  newDraft,
  repeatsOtherwise,
} from './event/eventDraft'
import { ScopeDialog, useScopes } from './event/scopes'
import { useSaveEvents } from './file/useSaveEvents'
import { startReminding } from './reminder/reminders'
import type { SeriesEdit, SeriesScope } from './series/changes'
import {
  type EventChanges,
  type SeriesDay,
  type ShownEvent,
  shownEvents,
  zoneOf,
} from './series/occurrences'
import { useEventActions } from './useEventActions'
import { spanOf, type View } from './view/days'

const EventBoard = lazyWithPreload(() =>
  import('./board/EventBoard').then((module) => module.EventBoard),
)

const EventDialog = lazyOverlay(
  () => import('./event/EventDialog').then((module) => module.EventDialog),
  ({ onClose }) => onClose,
)

/**
 * A series with times uses its own time zone. In another zone its days, and the meaning of its rule, may
 * differ.
 */
const clockOf = ({ series, allDay }: ShownEvent, zone: string) =>
  series && !allDay ? zoneOf(series.event) : zone

const byId = (events: readonly CalendarEvent[] = [], id: string) =>
  events.find((event) => event.id === id)

/**
 * The series of an event. A detached event that was changed alone still belongs to its series, unless it
 * repeats itself.
 */
function seriesDayOf(
  { series, detachedFrom: from }: ShownEvent,
  events: readonly CalendarEvent[],
): SeriesDay | undefined {
  if (series || !from) return series
  const event = byId(events, from.id)
  return event?.repeat === undefined ? undefined : { event, day: from.day }
}

/** Describes a change to one event of a series, with its scope. */
const editOf = (
  event: ShownEvent,
  series: SeriesDay,
  scope: SeriesScope,
  changes: EventChanges | null,
): SeriesEdit => ({ series, scope, changes, detachedId: event.series ? undefined : event.id })

/** Content of the dialog: a new or an existing event. */
interface Open {
  first: EventDraft
  event: ShownEvent | null
}

interface CalendarContentProps {
  view: View
  day: string
  /** The displayed time zone. */
  zone: string
  events: readonly CalendarEvent[]
  /** The event named by the address; opened once it has loaded. */
  eventId: string | null
  onLeaveEvent: () => void
  /** Called when a day number is pressed. */
  onDay: (day: string) => void
  /** Times of a new event requested from outside; null if there is none. */
  adding: Times | null
  onAdd: (times: Times | null) => void
}

export const boardHeight = 640

/** The calendar board and the dialogs on top of it. */
export function CalendarContent(props: CalendarContentProps) {
  const { view, day, zone, events, eventId, onLeaveEvent, onDay, adding, onAdd } = props
  const text = useText()
  const actions = useEventActions()
  const scopes = useScopes()
  const { saveOne } = useSaveEvents()
  const [edited, setEdited] = useState<Open | null>(null)
  // Keep the id on a retry, so that an event whose response was lost is not added twice.
  const [newId, setNewId] = useState(makeRequestId)
  const shown = useMemo(() => shownEvents(events, spanOf(day)), [events, day])
  useEffect(() => startReminding(events), [events])
  const find = (id: string) => shown.find((event) => event.id === id)

  function open(id: string): void {
    const event = find(id)
    if (event) setEdited({ event, first: draftOf(event, clockOf(event, zone)) })
  }

  // A link to an event opens it once it has loaded and no other event is open.
  const [followedId, setFollowedId] = useState<string | null>(null)
  if (eventId !== followedId && edited === null && adding === null) {
    if (eventId === null || find(eventId)) setFollowedId(eventId)
    if (eventId !== null) open(eventId)
  }

  function close(): void {
    setEdited(null)
    onAdd(null)
    setNewId(makeRequestId())
    if (followedId !== null && followedId === eventId) onLeaveEvent()
  }

  async function keep(draft: EventDraft, { first, event }: Open): Promise<string | null> {
    const series = event && seriesDayOf(event, events)
    // A detached event that now repeats becomes a series of its own.
    const isOfSeries = event?.series !== undefined || detailsOf(draft).repeat === undefined
    if (series && isOfSeries) return keepOfSeries(draft, first, event, series)
    const reason = event
      ? await actions.update(event, changesOf(draft, first))
      : await actions.add({ ...detailsOf(draft), id: newId })
    if (reason === null) close()
    return reason
  }

  /** An all-day series has no time zone. Once it gets times, it uses the displayed zone. */
  const withClock = ({ event: { allDay } }: SeriesDay, changes: EventChanges): EventChanges =>
    allDay && changes.allDay === false ? { zone, ...changes } : changes

  async function keepOfSeries(
    draft: EventDraft,
    first: EventDraft,
    opened: ShownEvent,
    series: SeriesDay,
  ): Promise<string | null> {
    const { repeat: _, zone: __, ...touched } = changesOf(draft, first)
    const { repeat, zone } = detailsOf(draft)
    // The displayed zone may show another day than the series' own zone, so an unchanged rule must not be
    // sent.
    const isSame = repeat === detailsOf(first).repeat
    const scope = await scopes.ask(repeatsOtherwise(draft, first) ? 'rule' : 'change')
    if (scope === null) return null
    const rule = isSame ? {} : { repeat: repeat ?? null, ...(zone !== undefined && { zone }) }
    const changes = withClock(series, { ...touched, ...rule })
    const isAlone = scope === 'this' && !opened.series
    const reason = isAlone
      ? await actions.update(opened, touched)
      : await actions.updateSeries(editOf(opened, series, scope, changes), opened.id)
    if (reason === null) close()
    return reason
  }

  async function move(event: ShownEvent, times: Times, revert: () => void): Promise<void> {
    const series = seriesDayOf(event, events)
    const scope = series ? await scopes.ask('change') : 'this'
    if (scope === null) return revert()
    if (!series || (scope === 'this' && !event.series)) return actions.move(event, times, revert)
    const edit = editOf(event, series, scope, withClock(series, times))
    if ((await actions.moveSeries(edit, event, times)) !== null) revert()
    return undefined
  }

  async function remove(event: ShownEvent): Promise<unknown> {
    const series = seriesDayOf(event, events)
    const scope = series ? await scopes.ask('remove') : 'this'
    if (scope === null) return undefined
    close()
    // A detached event is independent of its series.
    if (!series || (scope === 'this' && !event.series)) return actions.remove(event)
    return actions.removeFromSeries(editOf(event, series, scope, null), event.id)
  }

  const actionsOf = (event: ShownEvent) => ({
    onRemove: () => void remove(event),
    onExport: () => void saveOne(event.series?.event ?? event),
  })

  // If another window turned the event into a series, this is its first event.
  const here = edited?.event && (find(edited.event.id) ?? byId(events, edited.event.id))
  // If another window moved the event far away, it is in none of the loaded months.
  const all = useAllEventsQuery(undefined, { skip: !edited?.event || here !== undefined })
  const stored = here ?? (edited?.event && byId(all.currentData?.value.events, edited.event.id))

  const lost = stored || !all.currentData ? null : edited?.event
  const gone = lost ? text(lost.series ? 'calendar.gone' : 'demo.gone') : null

  const dialog: Open | null = edited ?? (adding && { first: newDraft(adding, zone), event: null })
  // Input for a deleted event can be saved as a new event.
  const event = (!lost && dialog?.event) || null
  return (
    <>
      <LazyBoundary fallback={<SkeletonBlock height={boardHeight} />}>
        <EventBoard
          view={view}
          day={day}
          zone={zone}
          events={shown}
          onAdd={onAdd}
          onDay={onDay}
          onOpen={open}
          onMove={(id, times, revert) => {
            const event = find(id)
            if (event) void move(event, times, revert)
            else {
              actions.tellGone()
              revert()
            }
          }}
        />
      </LazyBoundary>
      {dialog && (
        <EventDialog
          first={dialog.first}
          saved={stored ? draftOf(stored, dialog.first.zone) : null}
          gone={gone}
          onKeep={(draft, first) => keep(draft, { event, first })}
          {...(event && actionsOf(event))}
          onClose={close}
        />
      )}
      {scopes.asked && <ScopeDialog act={scopes.asked.act} onEnd={scopes.end} />}
    </>
  )
}
