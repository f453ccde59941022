import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EventBoard } from '#features/calendar/board/EventBoard'
import { renderApp } from '../renderApp'

const given = vi.hoisted(() => ({ options: new Array<Record<string, unknown>>() }))

// Replaces FullCalendar and records its options. FullCalendar redraws every event when an option changes.
vi.mock('@fullcalendar/react', () => ({
  default: (options: Record<string, unknown>) => {
    given.options.push(options)
    return (
      <button type="button" onClick={() => press(options['eventClick'])}>
        Event
      </button>
    )
  },
}))

function press(handler: unknown): void {
  if (typeof handler === 'function') handler({ event: { id: 'one' } })
}

const events = [
  {
    id: 'one',
    title: 'Call',
    description: '',
    allDay: false,
    start: '2026-11-23T02:00:00.000Z',
    end: '2026-11-23T03:00:00.000Z',
    color: '#000000',
    textColor: '#ffffff',
  },
]

const board = (
  onOpen: (id: string) => void,
  onMove: (id: string, times: object, revert: () => void) => void = () => {},
) => (
  <EventBoard
    view="month"
    day="2026-11-23"
    zone="Asia/Bangkok"
    events={events}
    onOpen={onOpen}
    onAdd={() => {}}
    onDay={() => {}}
    onMove={onMove}
  />
)

test('the board passes FullCalendar no changed options when it renders again with the same events', async () => {
  const opened = vi.fn<(id: string) => void>()
  const { rerender, user } = await renderApp(board(() => {}))
  const before = given.options.at(-1)
  const rendered = given.options.length
  rerender(board(opened))
  const after = given.options.at(-1)
  expect(given.options.length).toBeGreaterThan(rendered)
  const changed = Object.keys(after ?? {}).filter((name) => after?.[name] !== before?.[name])
  expect(changed).toEqual([])
  // The unchanged callback still calls the latest handler.
  await user.click(screen.getByRole('button', { name: 'Event' }))
  expect(opened).toHaveBeenCalledWith('one')
})

test('an event whose move is cancelled is drawn as stored now, not as it was at first', async () => {
  await renderApp(
    board(
      () => {},
      (_id, _times, revert) => revert(),
    ),
  )
  const before = given.options.at(-1)?.['events']
  const start = new Date('2026-11-24T02:00:00.000Z')
  const remove = vi.fn<() => void>()
  const drop = given.options.at(-1)?.['eventDrop']
  if (typeof drop !== 'function') throw new Error('Nothing hears of a drop')
  act(() => void drop({ event: { id: 'one', allDay: false, start, end: null, remove } }))
  // FullCalendar does not know about a removal in another window.
  expect(remove).toHaveBeenCalledOnce()
  const after = given.options.at(-1)?.['events']
  expect(after).not.toBe(before)
  expect(after).toEqual(before)
})
