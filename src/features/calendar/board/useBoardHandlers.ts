import type { CalendarRef, DateClickInfo, DateSelectInfo, EventApi } from '@fullcalendar/react'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { isoDay } from '#lib/zones'
import type { View } from '../view/days'
import { type Times, timesOf } from './boardTimes'

/** State of the board and its callbacks. */
export interface Board {
  view: View
  /** The displayed time zone. */
  zone: string
  onOpen: (id: string) => void
  onAdd: (times: Times) => void
  /** Called when a day number is pressed. */
  onDay: (day: string) => void
  /** The board already shows the move; `revert` restores the stored state. */
  onMove: (id: string, times: Times, revert: () => void) => void
}

/** Attribute of the board while an event is dragged or resized. */
export const inHand = 'data-in-hand'

/**
 * Stable callbacks for FullCalendar. It rerenders every event when a callback changes, and the page around it
 * renders several times while an event is saved.
 */
export function useBoardHandlers(
  calendar: RefObject<CalendarRef | null>,
  frame: RefObject<HTMLElement | null>,
  board: Board,
  /** Rerenders all events as stored. */
  redraw: () => void,
) {
  const latest = useRef(board)
  useLayoutEffect(() => {
    latest.current = board
  })
  const isPutBack = useEscape(frame)
  return useMemo(() => {
    function moved({ event }: { event: EventApi }): void {
      const { zone, onMove } = latest.current
      const revert = () => {
        // FullCalendar's own revert would restore events that another window has deleted, or the initial
        // events.
        event.remove()
        redraw()
      }
      if (isPutBack.current) revert()
      else onMove(event.id, timesOf(event, zone), revert)
    }

    const hold = () => frame.current?.setAttribute(inHand, '')
    const release = () => frame.current?.removeAttribute(inHand)

    const openDay = (date: Date) => latest.current.onDay(isoDay(date.getTime()))

    return {
      eventDragStart: hold,
      eventDragStop: release,
      eventResizeStart: hold,
      eventResizeStop: release,
      navLinkDayClick: openDay,
      eventDidMount: ({ el, event }: { el: HTMLElement; event: EventApi }) =>
        el.setAttribute('data-event', event.id),
      eventClick: ({ event }: { event: EventApi }) => latest.current.onOpen(event.id),
      /**
       * Touch only: a mouse selects by pressing, a finger would need a long press. In the month view a tap
       * opens the day.
       */
      dateClick({ allDay, date, dateStr, jsEvent }: DateClickInfo): void {
        if (!('touches' in jsEvent)) return
        const { view, zone, onAdd } = latest.current
        if (view === 'month') openDay(date)
        else onAdd(timesOf({ allDay, start: date, startStr: dateStr, end: null, endStr: '' }, zone))
      },
      select(chosen: DateSelectInfo): void {
        calendar.current?.getApi().unselect()
        if (isPutBack.current) return
        const { zone, onAdd } = latest.current
        onAdd(timesOf(chosen, zone))
      },
      eventDrop: moved,
      eventResize: moved,
      // If the board was rerendered during a drag, FullCalendar takes it for a different calendar.
      eventReceive: moved,
    }
  }, [calendar, frame, redraw, isPutBack])
}

/**
 * Whether Escape cancelled the current mouse drag. FullCalendar does not support Escape, so the key ends the
 * drag as if the mouse were released, and the result is ignored.
 */
function useEscape(frame: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isPutBack = useRef(false)
  useEffect(() => {
    const board = frame.current
    let isHeld = false
    const hold = () => {
      isHeld = true
      isPutBack.current = false
    }
    const release = () => {
      isHeld = false
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isHeld || isComposing(event)) return
      isPutBack.current = true
      document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    }
    board?.addEventListener('mousedown', hold)
    addEventListener('mouseup', release)
    addEventListener('keydown', escape)
    return () => {
      board?.removeEventListener('mousedown', hold)
      removeEventListener('mouseup', release)
      removeEventListener('keydown', escape)
    }
  }, [frame])
  return isPutBack
}
