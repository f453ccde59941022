import { storedText } from '#lib/storage/storedValue'
import { hasUnsaved } from '#lib/unsaved'

const reloadedBuild = storedText('reloaded-build', 'session')

/**
 * For a page whose files a newer version has replaced: reloads once a build, when that can help and
 * costs nobody their input. Only a page that is wanted now asks for it; what was merely loaded ahead
 * may fail in silence.
 */
export function reloadForMissingChunk(): void {
  if (!navigator.onLine || hasUnsaved()) return
  if (reloadedBuild.get() === __BUILD_ID__) return
  // Where that cannot be noted, the page would reload for ever.
  if (reloadedBuild.set(__BUILD_ID__)) location.reload()
}
