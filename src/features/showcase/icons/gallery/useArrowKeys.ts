import { type KeyboardEvent, type RefObject, useState } from 'react'
import { isComposing } from '#lib/keys/isComposing'

/** Which tile Tab reaches, and what the arrow keys do; in right-to-left text left and right change places. */
export function useArrowKeys(
  list: RefObject<HTMLElement | null>,
  names: readonly string[],
  columns: number,
) {
  const [current, setCurrent] = useState<string | null>(null)
  const place = Math.max(0, current === null ? 0 : names.indexOf(current))

  function onKeyDown(event: KeyboardEvent): void {
    const towardsEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Partial<Record<string, number>> = {
      ArrowRight: towardsEnd,
      ArrowLeft: -towardsEnd,
      ArrowDown: columns,
      ArrowUp: -columns,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : names[place + step]
    if (next === undefined || isComposing(event)) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-icon="${next}"]`)?.focus()
  }

  return { tabStop: names[place], setCurrent, onKeyDown }
}
