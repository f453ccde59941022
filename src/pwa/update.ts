/** What a page does about its worker once the first screen stands: registering it, and new versions of it. */
import { messageSW, Workbox } from 'workbox-window'
import { hasRoomToInstall } from '#lib/storage/room'
import { dropUnsaved, hasUnsaved } from '#lib/unsaved'
import { messageType, type PageMessage } from './messages'
import { findRoomToInstall, mayInstall, watchStored } from './offlineFiles'
import { holdRequests, requestsSettled } from './requestGate'
import { changeStatus } from './status'

/** Between the tabs: one that accepts an update asks for unsaved input, then holds everybody's calls. */
type TabMessage =
  | { type: 'anyUnsaved' }
  | { type: 'unsaved' }
  | { type: 'hold' }
  | { type: 'reload' }

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('update') : undefined

/** How long other tabs have to say that they hold unsaved input. */
const askTabsMs = 250
/** A call that never ends must not keep the new version away. */
const settleMs = 3000
/** How long the worker in force may take to give way, and the next one to say which build it is. */
const switchPatienceMs = 8000
const checkEveryMs = 60 * 60 * 1000
/** Milliseconds between two looks for an update: switching between tabs must not ask the host each time. */
const checkAgainAfterMs = 10 * 60 * 1000

let registration: ServiceWorkerRegistration | undefined

/** Registers the worker where there is room for it, looks for new versions, and follows what it stores. */
export async function registerWorker(): Promise<void> {
  if (!(await mayInstall())) return
  const workbox = new Workbox(workerUrl(), {
    scope: '/',
    type: import.meta.env.DEV ? 'module' : 'classic',
    updateViaCache: 'none',
  })
  workbox.addEventListener('waiting', offerWaiting)
  registration = await workbox.register({ immediate: true })
  registration?.addEventListener('updatefound', followInstall)
  lookForUpdates(workbox)
  watchStored()
}

/** With Trusted Types in force a worker's address must come from a policy. */
function workerUrl(): string {
  const url = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/worker.js'
  const policy = window.trustedTypes?.createPolicy('arcade-worker', {
    createScriptURL: (address) => address,
  })
  return policy?.createScriptURL(url) ?? url
}

/** Says so in the status when a version waits. Where no page runs on the old one, it needs nobody's word. */
function offerWaiting(): void {
  if (registration?.waiting && registration.active) changeStatus({ update: 'ready' })
}

/** The library's `redundant` is told of a version that was replaced, too; this one has not been installed yet. */
function followInstall(): void {
  const worker = registration?.installing
  const follow = () => {
    if (worker?.state === 'redundant') void tellWithoutRoom()
  }
  worker?.addEventListener('statechange', follow, { once: true })
}

/**
 * After an install that failed: for lack of room that is told, else the next check tries again. The
 * version before, if there is one, goes on.
 */
async function tellWithoutRoom(): Promise<void> {
  if (!registration?.active) await findRoomToInstall()
  else if (!(await hasRoomToInstall())) changeStatus({ update: 'noRoom' })
}

/** Registering a worker that is there already looks for no newer one; neither does a hard reload. */
function lookForUpdates(workbox: Workbox): void {
  let nextCheckAt = 0
  const check = () => {
    // Of what a check finds the library tells once: a version that failed then may wait now.
    offerWaiting()
    if (!document.hidden && navigator.onLine && performance.now() > nextCheckAt) {
      nextCheckAt = performance.now() + checkAgainAfterMs
      workbox.update().catch((cause) => console.warn('Looking for an update failed', cause))
    }
  }
  check()
  document.addEventListener('visibilitychange', check)
  setInterval(check, checkEveryMs)
}

/** Does what other tabs ask of this one, from now on; a second call changes nothing. */
export function hearTabs(): void {
  tabs?.addEventListener('message', hear)
}

function hear({ data }: MessageEvent<unknown>): void {
  const type = messageType(data)
  if (type === 'hold') holdRequests()
  if (type === 'reload' && !hasUnsaved()) location.reload()
  if (type === 'anyUnsaved' && hasUnsaved()) broadcast({ type: 'unsaved' })
}

/**
 * Puts the waiting version in force; every tab then reloads once. Answers false, and does nothing,
 * when a tab holds input that nobody has sent yet and `force` is not set. With it, the browser does not ask once
 * more about what this tab holds.
 */
export async function acceptUpdate({ force = false } = {}): Promise<boolean> {
  if (force) dropUnsaved()
  else if (await anyUnsaved()) return false
  const waiting = registration?.waiting
  if (!waiting) {
    // It has taken over already, and this page was not told.
    location.reload()
    return true
  }
  broadcast({ type: 'hold' })
  holdRequests()
  await Promise.race([requestsSettled(), pause(settleMs)])
  // Workers of earlier versions, which may be deployed again, do not know `messageSkipWaiting`.
  void messageSW(waiting, { type: 'activate' } satisfies PageMessage)
  // A worker that is busy for long must not leave the press without an answer.
  setTimeout(() => {
    reloadOtherTabs()
    location.reload()
  }, switchPatienceMs)
  return true
}

/** Has the other tabs let go of what they hold; one with input that nobody has sent yet stays. */
export function reloadOtherTabs(): void {
  broadcast({ type: 'reload' })
}

async function anyUnsaved(): Promise<boolean> {
  if (hasUnsaved()) return true
  if (!tabs) return false
  const answered = new Promise<boolean>((resolve) => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (messageType(data) !== 'unsaved') return
      tabs.removeEventListener('message', hear)
      resolve(true)
    }
    tabs.addEventListener('message', hear)
  })
  broadcast({ type: 'anyUnsaved' })
  return Promise.race([answered, pause(askTabsMs).then(() => false)])
}

function broadcast(message: TabMessage): void {
  tabs?.postMessage(message)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
