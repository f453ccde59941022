import { storedText } from '#lib/storage/storedValue'

/**
 * Set by index.html when a start ended without a page. After a second failure in a row index.html calls
 * `renew`, which loads the files from the host.
 */
const failedStart = storedText('failed-start')

/**
 * Removes the parts of index.html's app shell that must not stay, once a page is rendered in `root`. Its fields
 * go because password managers fill hidden fields too; by then a login page has taken over what was typed in
 * them. A prerendered page goes with its rules. The start counts as successful from then on.
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
