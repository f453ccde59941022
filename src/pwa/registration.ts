import { whenSettled } from '#lib/whenSettled'
import { askWorker } from './messages'
import { changeStatus } from './status'

const supported = 'serviceWorker' in navigator && window.isSecureContext

/** How long a hard-reloaded page waits to be claimed before it answers its calls itself. */
const claimPatienceMs = 1500

/** A page that came through a worker is of that worker's build. */
let trusted = supported && navigator.serviceWorker.controller !== null

let claiming: Promise<void> | undefined

/** Does a worker of this page's own build answer its calls? */
export async function isControlled(): Promise<boolean> {
  if (claiming && !trusted) await claiming
  return trusted && navigator.serviceWorker.controller !== null
}

/** Registers the worker, follows its updates, and gets hard-reloaded pages claimed. */
export async function startWorker(): Promise<void> {
  if (!supported) return
  navigator.serviceWorker.addEventListener('controllerchange', () => void meetController())
  claiming = claimActive()
  await claiming
  // The worker's downloads must not compete with those of the first screen.
  await new Promise<void>((resolve) => whenSettled(resolve))
  try {
    // What is not needed to log in is loaded after it.
    const [{ hearTabs, watchUpdates }, { mayInstall, watchFirstInstall, watchStored }] =
      await Promise.all([import('./update'), import('./offlineFiles')])
    // Without a worker too: a tab may hold a store that another one waits for.
    hearTabs()
    if (!(await mayInstall())) return
    const registration = await navigator.serviceWorker.register(workerUrl(), {
      scope: '/',
      type: import.meta.env.DEV ? 'module' : 'classic',
      updateViaCache: 'none',
    })
    if (!registration.active) watchFirstInstall(registration)
    watchUpdates(registration)
    watchStored()
  } catch (cause) {
    console.error('The service worker could not be registered', cause)
  }
}

/** A hard reload leaves the page uncontrolled although its worker runs. */
async function claimActive(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  const active = (await navigator.serviceWorker.getRegistration('/'))?.active
  if (!active || active.state !== 'activated') return
  // A hard reload can bring a newer page than the worker: those two must not meet.
  if ((await askWorker(active, { type: 'build' }, claimPatienceMs)) !== __BUILD_ID__) return
  trusted = (await askWorker(active, { type: 'claim' }, claimPatienceMs)) === true
}

/** The first controller of an uncontrolled page is its own; one of another build is an update. */
async function meetController(): Promise<void> {
  const controller = navigator.serviceWorker.controller
  if (!controller) return
  const build = await askWorker(controller, { type: 'build' })
  if (build === __BUILD_ID__) {
    trusted = true
    changeStatus({ updateReady: false })
  } else if (typeof build === 'string') (await import('./update')).switchTo(build)
}

/** With Trusted Types in force a worker's address must come from a policy. */
function workerUrl(): string {
  const url = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/worker.js'
  const policy = window.trustedTypes?.createPolicy('arcade-worker', {
    createScriptURL: (address) => address,
  })
  return policy?.createScriptURL(url) ?? url
}
