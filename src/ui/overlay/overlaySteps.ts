import type { Navigator } from 'react-router-dom'
import { makeRequestId } from '#lib/requestId'

/**
 * Overlay history: steps that Back closes on a page before it leaves the page, the topmost first. Every step
 * has a history entry above the page's own, with the same address. The router does not see moves between them.
 */

/** Called when Back reaches the step. If it stays open, its history entry is added again. */
type Back = () => void

/** The page that a history entry belongs to, and the number of steps at that entry. */
interface Place {
  page: string | null
  step: number
}

const steps: Back[] = []
/** Called when Forward reaches the entry of a step that was closed by going back. */
let forward: (() => void) | null = null
/** The page that the current entries belong to; null for a page that never had a step. */
let page: string | null = null
/** Highest entry of this page that Forward can still reach. */
let highest = 0
/** Step at which a reload found the page. The page is loaded before all of its steps have been added again. */
let reloadedAt = 0
/** Whether the router has changed the page's address since its entries were written. */
let isMoved = false
let address = { url: '', state: {} }
let isTravelling = false
let isSettling = false
let isWatching = false
const waiting: (() => void)[] = []
let patience: ReturnType<typeof setTimeout> | undefined

/** Milliseconds that a navigation waits for the browser's history to move. */
const longestTravel = 1000

/**
 * Adds a step.
 *
 * @returns a function that removes the step and its history entry
 */
export function addBackStep(back: Back): () => void {
  watchBackSteps()
  // The same function may be added twice.
  const step = () => back()
  steps.push(step)
  settleSoon()
  return () => {
    steps.splice(steps.indexOf(step), 1)
    settleSoon()
  }
}

/**
 * Sets the handler of Forward. Without one, moving forward is undone.
 *
 * @returns a function that removes the handler
 */
export function leadForward(go: () => void): () => void {
  forward = go
  return () => {
    forward = null
  }
}

/** Starts with the app, because a reload may have left entries of steps that are gone. */
export function watchBackSteps(): void {
  if (isWatching) return
  isWatching = true
  const here = placeHere()
  page = here.page
  highest = here.step
  reloadedAt = here.step
  isMoved = here.step > 0
  remember()
  // Listeners are called in order, and this one must come before the router's.
  addEventListener('popstate', arrive)
  settleSoon()
}

/** Makes the history hold as many entries as there are steps, after all simultaneous changes. */
export function settleSoon(): void {
  if (isSettling) return
  isSettling = true
  queueMicrotask(() => {
    isSettling = false
    settle()
  })
}

/** Wraps the router's navigator: a new page replaces the entries of the steps that led to it. */
export function passingSteps(navigator: Navigator): Navigator {
  return {
    ...navigator,
    // Back also skips the entries of open steps. A step closed by the same press must not go back again, which
    // would leave the new page.
    go: (delta) =>
      whenArrived(() => travel(delta < 0 ? delta - placeHere().step : delta, navigator.go)),
    push: (...target) =>
      whenArrived(() => {
        if (placeHere().step === 0) navigator.push(...target)
        else navigator.replace(...target)
        enter()
      }),
    replace: (...target) =>
      whenArrived(() => {
        const here = placeHere()
        navigator.replace(...target)
        remember()
        if (here.page === null) return
        isMoved = true
        write(here.step)
      }),
  }
}

function settle(): void {
  if (isTravelling) return
  const { page: known, step } = placeHere()
  if (step > steps.length) travel(steps.length - step)
  else if (step === steps.length) {
    // Forgets entries ahead from before the reload, because the next new entry would remove them.
    if (step > 0) reloadedAt = 0
    highest = Math.max(step, reloadedAt)
  } else if (step < highest) travel(Math.min(highest, steps.length) - step)
  else {
    page = known ?? makeRequestId()
    remember()
    // Going back to the page below must not scroll it, because it may have been scrolled in the meantime.
    history.scrollRestoration = 'manual'
    write(step)
    history.pushState(history.state, '')
    write(step + 1)
    highest = step + 1
    settle()
  }
}

function arrive(event: PopStateEvent): void {
  const here = placeHere()
  if (here.page === null || here.page !== page) {
    stopTravelling()
    enter()
    if (here.step > 0) travel(-here.step)
  } else {
    event.stopImmediatePropagation()
    if (isMoved) write(here.step)
    if (!isTravelling) {
      isTravelling = true
      if (here.step < steps.length) steps.at(-1)?.()
      else if (here.step > steps.length) forward?.()
    }
    stopTravelling()
    settleSoon()
  }
}

/** Called when the router has moved to another page. */
function enter(): void {
  const here = placeHere()
  page = here.page
  highest = here.step
  reloadedAt = 0
  isMoved = false
  history.scrollRestoration = 'auto'
  remember()
}

function remember(): void {
  address = { url: location.href, state: { ...history.state } }
}

/** Writes the router's address and the step into the current history entry. */
function write(step: number): void {
  history.replaceState({ ...address.state, page, step }, '', address.url)
}

function travel(delta: number, go: (delta: number) => void = (by) => history.go(by)): void {
  isTravelling = true
  patience = setTimeout(stopTravelling, longestTravel)
  go(delta)
}

function stopTravelling(): void {
  isTravelling = false
  clearTimeout(patience)
  if (waiting.length === 0) return
  // After the event, like any other navigation: during the event React renders transitions synchronously.
  setTimeout(() => {
    for (const act of waiting.splice(0)) whenArrived(act)
  })
}

function whenArrived(act: () => void): void {
  if (isTravelling || waiting.length > 0) waiting.push(act)
  else act()
}

function placeHere(): Place {
  const { page = null, step = 0 }: Partial<Place> = history.state ?? {}
  return { page, step }
}
