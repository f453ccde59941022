import { storedText } from '#lib/storage/storedValue'
import { hasUnsaved } from '#lib/unsaved'

/** The build and path of the page that was reloaded last. */
const reloadedPage = storedText('reloaded-build', 'session')
const renewedBuild = storedText('renewed-build', 'session')

/**
 * Has a stylesheet that failed asked for again with its chunk: Vite takes its link for a stylesheet that is there.
 */
export function watchStyles(): void {
  addEventListener('error', removeStyle, true)
}

function removeStyle({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
}

/** Whether the app's own host answers, rather than nothing or the sign-in page of a network. */
export async function isHostReached(): Promise<boolean> {
  const worker = await fetch('/worker.js', { cache: 'reload' }).catch(() => null)
  return worker?.ok === true && !worker.headers.get('Content-Type')?.startsWith('text/html')
}

/**
 * Reloads a page once a build whose files a newer version has replaced, then starts it once from the host itself
 * (`public/renew.js`), because its stored files may be damaged. Call it only for a page that is wanted now, once the
 * host is reached. Pages with unsaved input stay.
 *
 * Browsers before whatwg/html#10327 (2026) also need the reload for an import that failed: they remember the failure.
 */
export function reloadForMissingChunk(): void {
  if (!navigator.onLine || hasUnsaved()) return
  const page = `${__BUILD_ID__} ${location.pathname}`
  // A step that cannot be noted would be repeated without end.
  if (reloadedPage.get() !== page) {
    if (reloadedPage.set(page)) location.reload()
  } else if (renewedBuild.get() !== __BUILD_ID__ && renewedBuild.set(__BUILD_ID__)) {
    window
      .renew?.()
      .catch((cause) => console.warn('The host cannot be asked past the worker', cause))
  }
}
