import { useTheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { isSingleKey, pressedKey, useKeysWanted } from '#ui/table/SearchBox'
import { type View, views } from './days'

/** Lists the shortcuts. The arrow keys follow the reading direction. */
export function calendarKeys(direction: 'ltr' | 'rtl') {
  const [back, on] = direction === 'rtl' ? ['→', '←'] : ['←', '→']
  return [
    { keys: ['t'], text: 'calendar.today' },
    { keys: [on, 'j'], text: 'calendar.next' },
    { keys: [back, 'k'], text: 'calendar.previous' },
    { keys: ['m'], text: 'calendar.view.month' },
    { keys: ['w'], text: 'calendar.view.week' },
    { keys: ['d'], text: 'calendar.view.day' },
    { keys: ['a'], text: 'calendar.view.agenda' },
    { keys: ['n', 'c'], text: 'calendar.add' },
    { keys: ['/'], text: 'keys.search' },
    { keys: ['?'], text: 'keys.help' },
  ] as const
}

interface CalendarKeys {
  onToday: () => void
  /** Moves to the next or previous period. */
  onStep: (by: 1 | -1) => void
  onView: (view: View) => void
  onAdd: () => void
  onHelp: () => void
}

/** Handles the shortcuts of {@link calendarKeys}; the search handles `/`. */
export function useCalendarKeys(does: CalendarKeys): void {
  const { onToday, onStep, onView, onAdd, onHelp } = does
  const [wanted] = useKeysWanted()
  const { direction } = useTheme()
  useEffect(() => {
    if (!wanted) return undefined
    const right = direction === 'rtl' ? -1 : 1
    const actions = new Map([
      // The shortcut of a view is its first letter.
      ...views.map((view) => [view.slice(0, 1), () => onView(view)] as const),
      ['t', onToday],
      ['n', onAdd],
      ['c', onAdd],
      ['j', () => onStep(1)],
      ['k', () => onStep(-1)],
      ['?', onHelp],
      ['ArrowRight', () => onStep(right)],
      ['ArrowLeft', () => onStep(right === 1 ? -1 : 1)],
    ])
    const press = (event: KeyboardEvent) => {
      const key = pressedKey(event)
      const action = actions.get(key)
      // On many keyboards the question mark needs Shift.
      if (!action || (event.shiftKey && key !== '?') || !isSingleKey(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [wanted, direction, onToday, onStep, onView, onAdd, onHelp])
}
