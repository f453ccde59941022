import { storedText } from '#lib/storage/storedValue'
import { whenSettled } from '#lib/whenSettled'
import { askWorker } from './messages'
import { releaseRequests } from './requestGate'
import { changeStatus } from './status'

const supported = 'serviceWorker' in navigator && window.isSecureContext

/** How long a hard-reloaded page waits to be claimed before it answers its calls itself. Milliseconds. */
const claimPatienceMs = 1500

const switchedTo = storedText('switched-to', 'session')

/** Whether the worker is of this page's build. A page that was loaded through a worker is. */
let isOwnBuild = supported && navigator.serviceWorker.controller !== null

let claiming: Promise<void> | undefined

/** @returns whether a worker of this page's own build answers its calls */
export async function isControlled(): Promise<boolean> {
  if (claiming && !isOwnBuild) await claiming
  return isOwnBuild && navigator.serviceWorker.controller !== null
}

/** Has hard-reloaded pages claimed, follows changes of the worker, and registers it. */
export async function startWorker(): Promise<void> {
  if (!supported) return
  // Another tab may change the worker before this one registers, and workbox-window only reports changes
  // after that.
  navigator.serviceWorker.addEventListener('controllerchange', () => void meetController())
  claiming = claimActive()
  await claiming
  // The worker's downloads must not compete with those of the first screen.
  await new Promise<void>((resolve) => whenSettled(resolve))
  try {
    // Code that the login does not need is loaded after it.
    const { watchUpdatesOfOtherTabs, registerWorker } = await import('./update')
    // Without a worker too, because this tab may hold a store that another tab waits for.
    watchUpdatesOfOtherTabs()
    await registerWorker()
  } catch (cause) {
    console.error('The service worker could not be registered', cause)
  }
}

/** A hard reload leaves the page uncontrolled although its worker runs. */
async function claimActive(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  const active = (await navigator.serviceWorker.getRegistration('/'))?.active
  if (!active || active.state !== 'activated') return
  // A hard reload can load a page that is newer than the worker. Those two must not work together.
  if ((await askWorker(active, { type: 'build' }, claimPatienceMs)) !== __BUILD_ID__) return
  isOwnBuild = (await askWorker(active, { type: 'claim' }, claimPatienceMs)) === true
}

/**
 * Handles a new controller. The first controller of an uncontrolled page is its own; one of another build is
 * an update. Only the build id shows which: workbox-window's `isUpdate` is fixed at registration, and wrong
 * after a first visit or a hard reload.
 */
async function meetController(): Promise<void> {
  const controller = navigator.serviceWorker.controller
  if (!controller) return
  const build = await askWorker(controller, { type: 'build' })
  if (build === __BUILD_ID__) {
    isOwnBuild = true
    changeStatus({ update: 'none' })
  } else if (typeof build === 'string') switchTo(build)
}

/**
 * Reloads once after a worker of another build took over. It must never loop, so it needs storage to remember
 * that.
 */
function switchTo(build: string): void {
  if (switchedTo.get() === build || !switchedTo.set(build)) {
    console.error(`Build ${__BUILD_ID__} runs on the worker of build ${build}`)
    releaseRequests()
    return
  }
  location.reload()
}
