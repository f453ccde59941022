/** Registers the page's worker once the first screen is shown, and handles its new versions. */
import { messageSW, Workbox } from 'workbox-window'
import { hasRoomToInstall } from '#lib/storage/room'
import { dropUnsaved, hasUnsaved } from '#lib/unsaved'
import { messageType, type PageMessage } from './messages'
import { findRoomToInstall, mayInstall, watchStored } from './offlineFiles'
import { holdRequests, requestsSettled } from './requestGate'
import { changeStatus } from './status'

/**
 * Messages between the tabs. A tab that accepts an update asks for unsaved input, then makes all tabs hold
 * their calls.
 */
type TabMessage =
  | { type: 'anyUnsaved' }
  | { type: 'unsaved' }
  | { type: 'hold' }
  | { type: 'reload' }

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('update') : undefined

/** How long other tabs have to report unsaved input, in milliseconds. */
const askTabsMs = 250
/** How long running calls may delay the new version, in milliseconds. A call may never end. */
const settleMs = 3000
/** How long the active worker may take to step down, and the next one to report its build. Milliseconds. */
const switchPatienceMs = 8000
const checkEveryMs = 60 * 60 * 1000
/** Milliseconds between two update checks, so that switching between tabs does not ask the host each time. */
const checkAgainAfterMs = 10 * 60 * 1000

let registration: ServiceWorkerRegistration | undefined

/**
 * Registers the worker if there is storage for it, checks for new versions, and follows its progress in
 * storing files.
 */
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

/** Reports a waiting version in the status. Without an active version, the new one needs no consent. */
function offerWaiting(): void {
  if (registration?.waiting && registration.active) changeStatus({ update: 'ready' })
}

/**
 * workbox-window also reports `redundant` for a version that was replaced. This one has not been installed
 * yet.
 */
function followInstall(): void {
  const worker = registration?.installing
  const follow = () => {
    if (worker?.state === 'redundant') void tellWithoutRoom()
  }
  worker?.addEventListener('statechange', follow, { once: true })
}

/**
 * Reports an install that failed for lack of storage. After any other failure the next check tries again. The
 * previous version, if there is one, keeps running.
 */
async function tellWithoutRoom(): Promise<void> {
  if (!registration?.active) await findRoomToInstall()
  else if (!(await hasRoomToInstall())) changeStatus({ update: 'noRoom' })
}

/** Checks for new versions, because neither registering an existing worker nor a hard reload does. */
function lookForUpdates(workbox: Workbox): void {
  let nextCheckAt = 0
  const check = () => {
    // The library reports the result of a check only once. A version that failed then may be waiting now.
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

/** Follows the messages of other tabs from now on. A second call has no effect. */
export function watchUpdatesOfOtherTabs(): void {
  tabs?.addEventListener('message', hear)
}

function hear({ data }: MessageEvent<unknown>): void {
  const type = messageType(data)
  if (type === 'hold') holdRequests()
  if (type === 'reload' && !hasUnsaved()) location.reload()
  if (type === 'anyUnsaved' && hasUnsaved()) broadcast({ type: 'unsaved' })
}

/**
 * Activates the waiting version; every tab then reloads once. `force` gives up unsaved input, so the browser
 * does not ask again about the input of this tab.
 * @returns false, without any effect, if a tab has unsaved input and `force` is not set
 */
export async function acceptUpdate({ force = false } = {}): Promise<boolean> {
  if (force) dropUnsaved()
  else if (await anyUnsaved()) return false
  const waiting = registration?.waiting
  if (!waiting) {
    // The version has taken over already, and this page did not notice.
    location.reload()
    return true
  }
  broadcast({ type: 'hold' })
  holdRequests()
  await Promise.race([requestsSettled(), pause(settleMs)])
  // Workers of earlier versions, which may be deployed again, do not know `messageSkipWaiting`.
  void messageSW(waiting, { type: 'activate' } satisfies PageMessage)
  // A worker that is busy for long must not leave the click without an effect.
  setTimeout(() => {
    reloadOtherTabs()
    location.reload()
  }, switchPatienceMs)
  return true
}

/** Reloads the other tabs, so that they release what they hold. A tab with unsaved input stays. */
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
