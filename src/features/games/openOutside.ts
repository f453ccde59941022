/** Opens a page in a tab of its own that knows nothing of this one. */
export function openOutside(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
