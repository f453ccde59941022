import { hasUnsaved } from '../lib/unsaved'

/**
 * For a page whose files a newer version has replaced: reloads once a build, when that can help and
 * costs nobody their input. Only a page that is wanted now asks for it; what was merely loaded ahead
 * may fail in silence.
 */
export function reloadForMissingChunk(): void {
  if (!navigator.onLine || hasUnsaved()) return
  if (sessionStorage.getItem('reloaded-build') === __BUILD_ID__) return
  sessionStorage.setItem('reloaded-build', __BUILD_ID__)
  location.reload()
}
