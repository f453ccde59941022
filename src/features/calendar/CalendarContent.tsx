import { useState } from 'react'
import type { CalendarEvent } from '#contract/calendar/calendar'
import { lazyCover } from '#ui/cover/lazyCover'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import type { Times } from './board/boardTimes'
import { detailsOf, draftOf, type EventDraft, newDraft } from './event/eventDraft'
import { useEventActions } from './useEventActions'
import type { View } from './view/views'

const EventBoard = lazyWithPreload(() =>
  import('./board/EventBoard').then((module) => module.EventBoard),
)

const EventDialog = lazyCover(
  () => import('./event/EventDialog').then((module) => module.EventDialog),
  ({ onClose }) => onClose,
)

/** What the dialog is about: a new event, or one that there is. */
interface Open {
  first: EventDraft
  event: CalendarEvent | null
}

interface CalendarContentProps {
  view: View
  day: string
  events: readonly CalendarEvent[]
  /** Where a new event is asked for from outside; null when none is. */
  adding: Times | null
  onAdd: (times: Times | null) => void
}

export const boardHeight = 640

/** The board, and the dialog over it. */
export function CalendarContent({ view, day, events, adding, onAdd }: CalendarContentProps) {
  const actions = useEventActions()
  const [edited, setEdited] = useState<Open | null>(null)
  const find = (id: string) => events.find((event) => event.id === id)

  function close(): void {
    setEdited(null)
    onAdd(null)
  }

  async function keep(draft: EventDraft, event: CalendarEvent | null): Promise<string | null> {
    const details = detailsOf(draft)
    const reason = event
      ? await actions.update({ ...details, id: event.id })
      : await actions.add(details)
    if (reason === null) close()
    return reason
  }

  const open: Open | null = edited ?? (adding && { first: newDraft(adding), event: null })
  return (
    <>
      <LazyBoundary fallback={<SkeletonBlock height={boardHeight} />}>
        <EventBoard
          view={view}
          day={day}
          events={events}
          onAdd={onAdd}
          onOpen={(id) => {
            const event = find(id)
            if (event) setEdited({ event, first: draftOf(event) })
          }}
          onMove={(id, times, revert) => {
            const event = find(id)
            if (event) void actions.move(event, times, revert)
          }}
        />
      </LazyBoundary>
      {open && (
        <EventDialog
          first={open.first}
          onKeep={(draft) => keep(draft, open.event)}
          onRemove={
            open.event
              ? () => {
                  close()
                  if (open.event) void actions.remove(open.event)
                }
              : undefined
          }
          onClose={close}
        />
      )}
    </>
  )
}
