/** Ref for the selected tab of a strip or row of a menu, which may be scrolled out of view on small screens. */
export function tabIntoSight(tab: HTMLElement | null): void {
  // jsdom has no `scrollIntoView`.
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
