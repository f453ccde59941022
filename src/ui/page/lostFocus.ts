import { pageHeadingId } from './Page'

/**
 * Milliseconds that other code has to place the focus first: a closing dialog, a new page, a list that lost an
 * entry.
 */
const othersFirstMs = 300

/** Elements that can take a lost focus from inside them. */
const parts = 'section, form, li, tr'

/**
 * Keeps the position of keyboard and voice users. If the focused element is removed, hidden or disabled, the
 * element around it takes the focus, else the page's heading. A page without a heading is still loading and
 * places the focus itself.
 *
 * @returns a function that stops watching
 */
export function watchLostFocus(): () => void {
  let last: Element | null = null
  let around: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** An element pressed before this watch was loaded may already be removed, and is unknown. */
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

  /** A press on an empty area removes the focus on purpose. */
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
    // Browsers only remove the focus from a hidden element at their next render.
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
  // A drawer opened by the page's address already has the focus.
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

/**
 * Parts around the target, nearest first. A list entry is followed by its neighbours, in case it is removed.
 */
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
