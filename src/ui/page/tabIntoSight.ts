/** As the `ref` of the chosen tab of a strip, or row of a menu: with little room they may stand elsewhere. */
export function tabIntoSight(tab: HTMLElement | null): void {
  // jsdom has no `scrollIntoView`.
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
