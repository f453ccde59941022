import type { Navigator } from 'react-router-dom'
import { makeRequestId } from '#lib/requestId'

/**
 * What the browser's way back does on a page before it leaves it: one step each, the topmost first.
 * Every step has an entry in the history above the page's own, with the same address. The router
 * hears nothing of moves between them.
 */

/** Called when Back reaches the step. If it stays open, its history entry is added again. */
type Back = () => void

/** Which page an entry of the history belongs to, and how many steps stand at it. */
interface Place {
  page: string | null
  step: number
}

const steps: Back[] = []
/** What the browser's way forward does that leads to a step which was left by going back. */
let forward: (() => void) | null = null
/** The page to which the entries belong; null for one that never had a step. */
let page: string | null = null
/** The highest entry of this page that is still to be had by going forward. */
let highest = 0
/** At which step a reload found the page: it is loaded anew before all of them stand there again. */
let reloadedAt = 0
/** Whether the router has given the page another address since its entries were written. */
let isMoved = false
let address = { url: '', state: {} }
let isTravelling = false
let isSettling = false
let isWatching = false
const waiting: (() => void)[] = []
let patience: ReturnType<typeof setTimeout> | undefined

/** How long a navigation waits for the browser's history to move. Milliseconds. */
const longestTravel = 1000

/** Adds a step. Answers the function that takes it away, with its entry. */
export function addBackStep(back: Back): () => void {
  watchBackSteps()
  // The same function may stand here twice.
  const step = () => back()
  steps.push(step)
  settleSoon()
  return () => {
    steps.splice(steps.indexOf(step), 1)
    settleSoon()
  }
}

/** Has the way forward lead on where it can; else it is taken back. Answers the function that ends that. */
export function leadForward(go: () => void): () => void {
  forward = go
  return () => {
    forward = null
  }
}

/** From the start of the app on: a reload may have left entries of steps that are gone. */
export function watchBackSteps(): void {
  if (isWatching) return
  isWatching = true
  const here = placeHere()
  page = here.page
  highest = here.step
  reloadedAt = here.step
  isMoved = here.step > 0
  remember()
  // Listeners are called in order: this one has to come before the router's.
  addEventListener('popstate', arrive)
  settleSoon()
}

/** Has the history hold as many entries as there are steps, once all that changes together has changed. */
export function settleSoon(): void {
  if (isSettling) return
  isSettling = true
  queueMicrotask(() => {
    isSettling = false
    settle()
  })
}

/** The router's way to the history: a new page takes the place of the steps that led to it. */
export function passingSteps(navigator: Navigator): Navigator {
  return {
    ...navigator,
    // What closes with the press that leads back has no way of its own to go: it would lead on from there.
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
    // What a step of before the reload had ahead of it would go with a new entry.
    if (step > 0) reloadedAt = 0
    highest = Math.max(step, reloadedAt)
  } else if (step < highest) travel(Math.min(highest, steps.length) - step)
  else {
    page = known ?? makeRequestId()
    remember()
    // Coming back to what lies below does not move it: it may have scrolled on meanwhile.
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

/** The router is at another page than before. */
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

/** Has the entry at hand say where the router is, and which step of the page it belongs to. */
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
  // After the event, as any other navigation: within it React renders transitions at once.
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
