import { storedText } from '#lib/storage/storedValue'

/** Noted by index.html when a start ended without a page; after a second one in a row it starts afresh. */
const failedStart = storedText('failed-start')

/**
 * Takes out of the document, once a page stands in `root`, what of index.html's frame must not stay: its fields,
 * because password managers fill hidden ones too (a login page has by then gone on with what was typed in them),
 * and a page that was painted at build, with its rules. The start has succeeded then.
 */
export function removeAppShell(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0) return
    observer.disconnect()
    failedStart.set(null)
    for (const part of document.querySelectorAll('.frame-field, #painted, #painted-rules'))
      part.remove()
  })
  observer.observe(root, { childList: true })
}
