import { hasUnsaved } from '../lib/unsaved'

/**
 * A page whose files a newer version has replaced reloads itself, once a build, when that can help
 * and costs nobody their input; otherwise the error reaches the page's own boundary.
 */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasUnsaved()) return
    if (sessionStorage.getItem('reloaded-build') === __BUILD_ID__) return
    sessionStorage.setItem('reloaded-build', __BUILD_ID__)
    event.preventDefault()
    location.reload()
  })
}
