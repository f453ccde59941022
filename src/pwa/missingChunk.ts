import { storedText } from '#lib/storage/storedValue'
import { hasUnsaved } from '#lib/unsaved'

const reloadedBuild = storedText('reloaded-build', 'session')
const renewedBuild = storedText('renewed-build', 'session')

/**
 * For a page whose files a newer version has replaced, or whose stored files are damaged: reloads once a
 * build, then starts once from the host itself (`public/renew.js`). Only when that can help and costs nobody
 * their input, and only for a page that is wanted now; what was merely loaded ahead may fail in silence.
 */
export function reloadForMissingChunk(): void {
  if (!navigator.onLine || hasUnsaved()) return
  // Where a step cannot be noted, the page would repeat it for ever.
  if (reloadedBuild.get() !== __BUILD_ID__) {
    if (reloadedBuild.set(__BUILD_ID__)) location.reload()
  } else if (renewedBuild.get() !== __BUILD_ID__ && renewedBuild.set(__BUILD_ID__)) {
    window
      .renew?.()
      .catch((cause) => console.warn('The host cannot be asked past the worker', cause))
  }
}
