import { storedText } from '#lib/storage/storedValue'
import { hasUnsaved } from '#lib/unsaved'
import { callsSettled, openGate, shutGate } from './gate'
import { messageType, type PageMessage } from './messages'
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
/** How long a new worker must have waited to count as one that waits. */
const waitsForMs = 500
/** A call that never ends must not keep the new version away. */
const settleMs = 3000
const checkEveryMs = 60 * 60 * 1000
/** Who goes to and fro between tabs does not have the host asked each time. */
const checkAgainAfterMs = 10 * 60 * 1000

const switchedTo = storedText('switched-to', 'session')

let registered: ServiceWorkerRegistration | undefined

/** Looks for new versions, and says so in the status when one waits. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  registered = registration
  const offerWaiting = () => {
    if (registration.waiting && registration.active) changeStatus({ updateReady: true })
  }
  offerWaiting()
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing
    installing?.addEventListener('statechange', () => {
      // Where no page runs on the old worker, the new one does not wait and needs nobody's word.
      if (installing.state === 'installed') setTimeout(offerWaiting, waitsForMs)
    })
  })
  let nextCheckAt = 0
  const check = () => {
    if (
      document.visibilityState === 'visible' &&
      navigator.onLine &&
      performance.now() > nextCheckAt
    ) {
      nextCheckAt = performance.now() + checkAgainAfterMs
      registration.update().catch((cause) => console.warn('Looking for an update failed', cause))
    }
  }
  // Registering a worker that is there already looks for no newer one; neither does a hard reload.
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
  if (type === 'hold') shutGate()
  if (type === 'reload' && !hasUnsaved()) location.reload()
  if (type === 'anyUnsaved' && hasUnsaved()) tell({ type: 'unsaved' })
}

/**
 * Puts the waiting version in force; every tab then reloads once. Answers false, and does nothing,
 * when a tab holds input that nobody has sent yet and `force` is not set.
 */
export async function acceptUpdate({ force = false } = {}): Promise<boolean> {
  const waiting = registered?.waiting
  if (!waiting) return true
  if (!force && (await anyUnsaved())) return false
  tell({ type: 'hold' })
  shutGate()
  await Promise.race([callsSettled(), pause(settleMs)])
  const activate: PageMessage = { type: 'activate' }
  waiting.postMessage(activate)
  return true
}

/** Has the other tabs let go of what they hold; one with input that nobody has sent yet stays. */
export function reloadOtherTabs(): void {
  tell({ type: 'reload' })
}

/** A worker of another build took over: reload once, never in a loop, so only where that can be noted. */
export function switchTo(build: string): void {
  if (switchedTo.get() === build || !switchedTo.set(build)) {
    console.error(`Build ${__BUILD_ID__} runs on the worker of build ${build}`)
    openGate()
    return
  }
  location.reload()
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
  tell({ type: 'anyUnsaved' })
  return Promise.race([answered, pause(askTabsMs).then(() => false)])
}

function tell(message: TabMessage): void {
  tabs?.postMessage(message)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
