import type { CalendarRef, DateClickInfo, DateSelectInfo, EventApi } from '@fullcalendar/react'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { isoDay } from '#lib/zones'
import type { View } from '../view/days'
import { type Times, timesOf } from './boardTimes'

/** What is seen, and what is done to it. */
export interface Board {
  view: View
  /** The time zone whose clock is shown. */
  zone: string
  onOpen: (id: string) => void
  onAdd: (times: Times) => void
  /** A day's number was pressed. */
  onDay: (day: string) => void
  /** The board shows it already; `revert` shows again what there is. */
  onMove: (id: string, times: Times, revert: () => void) => void
}

/** Marks the board while an event of it is dragged or resized. */
export const inHand = 'data-in-hand'

/**
 * What FullCalendar calls, always the same functions: for a new one it draws every event anew, and the page around
 * it renders several times while an event is saved.
 */
export function useBoardHandlers(
  calendar: RefObject<CalendarRef | null>,
  frame: RefObject<HTMLElement | null>,
  board: Board,
  /** Draws all events as they are stored. */
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
        // FullCalendar's own ways back bring what another window deleted meanwhile, or all that there was at first.
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
      /** A mouse selects by its press; a finger would have to rest first. In a month it leads to the day. */
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
      // Drawn anew while an event was dragged, the board takes itself for another one.
      eventReceive: moved,
    }
  }, [calendar, frame, redraw, isPutBack])
}

/**
 * Whether what a mouse holds was put back by Escape: FullCalendar knows no such key, so the drag ends by it as if the
 * mouse were released, and what it answers counts for nothing.
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
