/**
 * Keeps the line that is written in sight: a phone's keyboard has the browser show it before the text area
 * grows by it, which moves it out of sight again. Answers what stops it.
 */
export function watchGrowingText(): () => void {
  /** How far the text stood scrolled within its area when the browser had shown the line. */
  let scrolled = 0

  function remember({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) scrolled = target.scrollTop
  }

  function follow({ target }: Event): void {
    if (!(target instanceof HTMLTextAreaElement) || target.scrollTop >= scrolled) return
    // Its lower edge alone: it may be higher than what there is to see.
    target.style.scrollMarginTop = `${-target.offsetHeight}px`
    target.scrollIntoView({ block: 'nearest' })
    target.style.scrollMarginTop = ''
  }

  addEventListener('input', remember, { capture: true })
  // Last of all: what the page made of the text is drawn by then.
  addEventListener('input', follow)
  return () => {
    removeEventListener('input', remember, { capture: true })
    removeEventListener('input', follow)
  }
}
