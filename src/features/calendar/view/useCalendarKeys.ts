import { useTheme } from '@mui/material/styles'
import { useEffect } from 'react'
import { isSingleKey, useKeysWanted } from '#ui/page/singleKeys'

interface CalendarKeys {
  onToday: () => void
  /** To the next period, or to the last one. */
  onStep: (by: 1 | -1) => void
  onAdd: () => void
}

/** `t` leads to today, `n` begins an event, the arrows lead on and back, as the page is read. */
export function useCalendarKeys({ onToday, onStep, onAdd }: CalendarKeys): void {
  const [wanted] = useKeysWanted()
  const { direction } = useTheme()
  useEffect(() => {
    if (!wanted) return undefined
    const right = direction === 'rtl' ? -1 : 1
    const actions = new Map([
      ['t', onToday],
      ['n', onAdd],
      ['ArrowRight', () => onStep(right)],
      ['ArrowLeft', () => onStep(right === 1 ? -1 : 1)],
    ])
    const press = (event: KeyboardEvent) => {
      const action = actions.get(event.key)
      if (!action || event.shiftKey || !isSingleKey(event)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [wanted, direction, onToday, onStep, onAdd])
}
