/**
 * Takes the fields of index.html's frame out of the document once a page stands in `root`: password
 * managers fill hidden fields too. A login page has by then gone on with what was typed in them.
 */
export function dropFrameFields(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.childElementCount === 0) return
    observer.disconnect()
    for (const field of document.querySelectorAll('.frame-field')) field.remove()
  })
  observer.observe(root, { childList: true })
}
