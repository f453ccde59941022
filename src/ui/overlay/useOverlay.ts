import { useDeferredValue, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable'
import { addBackStep } from './overlaySteps'

/** How many drawers and dialogs are open: the foot of the screen, with its buttons, is theirs. */
export const openSheets = observable(0)

/**
 * A cover that is a drawer or a dialog. Returns whether it is drawn: the press that opens it is answered by
 * the button first, since a phone takes a tenth of a second and more for all that it changes. It closes at once.
 */
export function useSheet(open: boolean, close: (() => void) | undefined): boolean {
  useOverlay(open, close)
  useEffect(() => {
    if (!open) return undefined
    openSheets.set(openSheets.get() + 1)
    return () => openSheets.set(openSheets.get() - 1)
  }, [open])
  return useDeferredValue(open, false) && open
}

/**
 * For what covers the page while it is open: the way back closes it and leaves the page alone, and
 * the second half of a double press touches neither it nor what it leaves behind.
 *
 * @param close may ask first, or be undefined where it must be answered: then it stays open
 */
export function useOverlay(open: boolean, close: (() => void) | undefined): void {
  const back = useEffectEvent(() => close?.())
  useEffect(() => {
    if (!open) return undefined
    overlayChanged()
    const leave = addBackStep(() => back())
    return () => {
      leave()
      overlayChanged()
    }
  }, [open])
}

/** How long after a press one at the same place belongs to it, if a cover has come or gone between them. */
const momentMs = 500
/** Pixels between the two presses of a double press, with a thumb. */
const reach = 24

const swallowed = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

let changedAt = Number.NEGATIVE_INFINITY
const nowhere = { x: Number.NaN, y: Number.NaN, at: 0 }
let press = nowhere
/** When the press came whose second half the present one may be; never, where there was none. */
let firstAt = Number.POSITIVE_INFINITY

/** Keeps the second half of a double press from what has come beneath the finger. The keyboard is not concerned. */
export function watchPresses(): () => void {
  for (const type of swallowed) addEventListener(type, guard, { capture: true })
  addEventListener('keydown', forget, { capture: true })
  return () => {
    removeEventListener('keydown', forget, { capture: true })
    for (const type of swallowed) removeEventListener(type, guard, { capture: true })
  }
}

/** A cover has come or gone. */
function overlayChanged(): void {
  changedAt = performance.now()
}

/** A press after a key is the first of its own. */
function forget(): void {
  press = nowhere
  firstAt = Number.POSITIVE_INFINITY
}

function guard(event: MouseEvent): void {
  // When the finger came down, however long the page was busy since.
  const { type, clientX: x, clientY: y, timeStamp: at } = event
  if (type === 'pointerdown') {
    const isNear = Math.abs(x - press.x) <= reach && Math.abs(y - press.y) <= reach
    firstAt = isNear && at - press.at < momentMs ? press.at : Number.POSITIVE_INFINITY
    press = { x, y, at }
  }
  // Asked at each step: on a busy page a cover comes between a finger's going down and its click.
  const isSecond = changedAt > firstAt
  // A click from the keyboard counts none.
  if (!isSecond || (type === 'click' && event.detail === 0)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** What covers less of the screen is no keyboard but a bar of the browser. */
const leastKeyboard = 120

/** As it was measured last: asking the browser lays out the page, which no key that is typed should wait for. */
let height = 0

/** Pixels of the screen that a keyboard on it covers; 0 while it is folded away, or where the page shrinks by itself. */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    watchKeyboard,
    () => height,
    () => 0,
  )
}

function measure(): void {
  const view = window.visualViewport
  // A zoomed page has a small view too.
  const covered = !view || view.scale > 1.01 ? 0 : Math.round(innerHeight - view.height)
  height = covered >= leastKeyboard ? covered : 0
}

function watchKeyboard(onChange: () => void): () => void {
  measure()
  const view = window.visualViewport
  const change = () => {
    measure()
    onChange()
  }
  view?.addEventListener('resize', change)
  return () => view?.removeEventListener('resize', change)
}
