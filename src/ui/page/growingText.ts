/**
 * Keeps the current line in view while typing. The browser shows it above a phone's keyboard before the text
 * area grows, which moves it out of view again.
 *
 * @returns a function that stops watching
 */
export function watchGrowingText(): () => void {
  /** Scroll position within the text area after the browser had shown the line. */
  let scrolled = 0

  function remember({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) scrolled = target.scrollTop
  }

  function follow({ target }: Event): void {
    if (!(target instanceof HTMLTextAreaElement) || target.scrollTop >= scrolled) return
    // Only shows the lower edge, because the text area may be higher than the visible screen.
    target.style.scrollMarginTop = `${-target.offsetHeight}px`
    target.scrollIntoView({ block: 'nearest' })
    target.style.scrollMarginTop = ''
  }

  addEventListener('input', remember, { capture: true })
  // Runs last, when the page has rendered its changes to the text.
  addEventListener('input', follow)
  return () => {
    removeEventListener('input', remember, { capture: true })
    removeEventListener('input', follow)
  }
}
