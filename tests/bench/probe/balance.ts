import { nextFrame } from './time'

/** When the dashboard showed the balance. Milliseconds since the navigation began. */
export async function watchBalance(balance: string): Promise<number> {
  while (!isShown(balance)) await nextFrame()
  // The frame that shows it is painted before the next one begins.
  return nextFrame()
}

function isShown(balance: string): boolean {
  if (!location.pathname.startsWith('/dashboard')) return false
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode
    if (!nodeValue?.includes(balance)) continue
    if (parentElement?.checkVisibility({ opacityProperty: true })) return true
  }
  return false
}
