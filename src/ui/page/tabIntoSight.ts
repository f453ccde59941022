/** As the `ref` of the chosen tab of a strip: on a narrow screen the strip may stand elsewhere. */
export function tabIntoSight(tab: HTMLElement | null): void {
  // jsdom has no `scrollIntoView`.
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
