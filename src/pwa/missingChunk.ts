import { storedText } from '#lib/storage/storedValue'
import { hasUnsaved } from '#lib/unsaved'

/** The build and path of the page that was reloaded last. */
const reloadedPage = storedText('reloaded-build', 'session')
const renewedBuild = storedText('renewed-build', 'session')

/**
 * Removes stylesheet links that failed, so that the stylesheet is loaded again with its chunk. Otherwise Vite
 * takes the link for a loaded stylesheet.
 */
export function watchStyles(): void {
  addEventListener('error', removeStyle, true)
}

function removeStyle({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
}

/** Whether the app's own host answers. Otherwise nothing answers, or the sign-in page of a network. */
export async function isHostReached(): Promise<boolean> {
  const worker = await fetch('/worker.js', { cache: 'reload' }).catch(() => null)
  return worker?.ok === true && !worker.headers.get('Content-Type')?.startsWith('text/html')
}

/**
 * Reloads a page once if a newer version has replaced the files of its build. The next time it starts the
 * page once from the host itself (`public/renew.js`), because its stored files may be damaged. Call it only
 * for a page that is needed now, once the host is reached. Pages with unsaved input stay.
 *
 * Browsers before whatwg/html#10327 (2026) also need the reload after a failed import, because they remember
 * the failure.
 */
export function reloadForMissingChunk(): void {
  if (!navigator.onLine || hasUnsaved()) return
  const page = `${__BUILD_ID__} ${location.pathname}`
  // A step that cannot be stored would be repeated without end.
  if (reloadedPage.get() !== page) {
    if (reloadedPage.set(page)) location.reload()
  } else if (renewedBuild.get() !== __BUILD_ID__ && renewedBuild.set(__BUILD_ID__)) {
    window
      .renew?.()
      .catch((cause) => console.warn('The host cannot be asked past the worker', cause))
  }
}
