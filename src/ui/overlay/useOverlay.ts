import { useDeferredValue, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable'
import { addBackStep } from './overlaySteps'

/** Number of open drawers and dialogs, whose buttons use the lower edge of the screen. */
export const openSheets = observable(0)

/**
 * Overlay history of a drawer or dialog. Its content is rendered after the opening button has reacted, because
 * a phone needs a tenth of a second or more for all the changes. It closes at once.
 *
 * @returns whether to render it as open
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
 * Makes Back close an overlay instead of leaving the page. The second half of a double press affects neither
 * the overlay nor the page that it reveals.
 *
 * @param close may ask first, or be undefined while the overlay must be answered: then it stays open
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

/**
 * Milliseconds within which a second press at the same place belongs to the first, if an overlay has opened or
 * closed in between.
 */
const momentMs = 500
/** Maximum distance in pixels between the presses of a double press with a thumb. */
const reach = 24

const swallowed = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

let changedAt = Number.NEGATIVE_INFINITY
const nowhere = { x: Number.NaN, y: Number.NaN, at: 0 }
let press = nowhere
/**
 * Time of the first press, if the current press may be the second half of a double press; otherwise infinity.
 */
let firstAt = Number.POSITIVE_INFINITY

/**
 * Blocks the second half of a double press from reaching an element that has just appeared under the finger.
 * Does not affect the keyboard.
 */
export function watchPresses(): () => void {
  for (const type of swallowed) addEventListener(type, guard, { capture: true })
  addEventListener('keydown', forget, { capture: true })
  return () => {
    removeEventListener('keydown', forget, { capture: true })
    for (const type of swallowed) removeEventListener(type, guard, { capture: true })
  }
}

/** Called when an overlay has opened or closed. */
function overlayChanged(): void {
  changedAt = performance.now()
}

/** A press after a key is never the second half of a double press. */
function forget(): void {
  press = nowhere
  firstAt = Number.POSITIVE_INFINITY
}

function guard(event: MouseEvent): void {
  // `timeStamp` is the time of the press, however long the page has been busy since.
  const { type, clientX: x, clientY: y, timeStamp: at } = event
  if (type === 'pointerdown') {
    const isNear = Math.abs(x - press.x) <= reach && Math.abs(y - press.y) <= reach
    firstAt = isNear && at - press.at < momentMs ? press.at : Number.POSITIVE_INFINITY
    press = { x, y, at }
  }
  // Checked for each event: on a busy page an overlay may open between pointerdown and click.
  const isSecond = changedAt > firstAt
  // A click from the keyboard has a `detail` of 0.
  if (!isSecond || (type === 'click' && event.detail === 0)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Pixels. A smaller covered area is a bar of the browser, not a keyboard. */
const leastKeyboard = 120

/** Last measured height. Asking the browser forces a layout, which no keystroke should wait for. */
let height = 0

/**
 * Pixels of the screen that an on-screen keyboard covers. 0 while it is hidden, or if the browser resizes the
 * page for it.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(
    watchKeyboard,
    () => height,
    () => 0,
  )
}

function measure(): void {
  const view = window.visualViewport
  // The viewport of a zoomed page is small too.
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
