import { pageHeadingId } from './Page'

/** How long others may place the focus first: a closing dialog, a page that arrives, a list that lost an entry. Milliseconds. */
const othersFirstMs = 300

/** What a lost focus goes back to, if it stood in one. */
const parts = 'section, form, li, tr'

/**
 * Who works by keyboard or voice stays where they were: when what had the focus is gone, hidden, or cannot be
 * pressed any more, what stood around it takes the focus, else the page's heading. Until there is one, a
 * page is still on its way and sees to its focus itself. Answers what stops it.
 */
export function watchLostFocus(): () => void {
  let last: Element | null = null
  let around: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** What somebody pressed before this watch was loaded may be gone by now, and nobody knows what it was. */
  let isLostBefore =
    document.activeElement === document.body &&
    'userActivation' in navigator &&
    navigator.userActivation.hasBeenActive

  const isGone = () =>
    isLostBefore || (last !== null && (!isThere(last) || last.matches(':disabled')))

  function remember({ target }: Pick<Event, 'target'>): void {
    if (!(target instanceof Element)) return
    isLostBefore = false
    last = target
    around = partsAround(target)
  }

  /** A press on empty ground takes the focus away on purpose. */
  function forget({ target }: Event): void {
    isLostBefore = false
    if (!(target instanceof Node && last?.contains(target))) last = null
  }

  function look(): void {
    if (!isGone()) return
    clearTimeout(timer)
    timer = setTimeout(giveBack, othersFirstMs)
  }

  function giveBack(): void {
    const heading = document.getElementById(pageHeadingId)
    // Browsers take the focus from what is hidden when they next draw.
    const isLost = document.activeElement === document.body && isGone()
    if (!isLost || heading === null) return
    const place = around.find(isThere) ?? heading
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(look)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  document.addEventListener('focusin', remember)
  // A drawer that the page's address opens has had the focus for long.
  if (isLostBefore) look()
  else remember({ target: document.activeElement })
  document.addEventListener('pointerdown', forget)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
  }
}

/** The nearest first; in place of an entry of a list, once that is gone, the one beside it. */
function partsAround(target: Element): HTMLElement[] {
  const around: HTMLElement[] = []
  for (let part = target.parentElement; part; part = part.parentElement) {
    if (!part.matches(parts)) continue
    around.push(part)
    if (!part.matches('li, tr')) continue
    for (const beside of [part.nextElementSibling, part.previousElementSibling]) {
      if (beside instanceof HTMLElement) around.push(beside)
    }
  }
  return around
}

function isThere(element: Element): boolean {
  return element.isConnected && element.closest('[hidden]') === null
}
