import { nextFrame } from './time'

/** When the dashboard showed the balance. Milliseconds since the navigation began. */
export async function watchBalance(balance: string, place: string): Promise<number> {
  while (!isShown(balance, place)) await nextFrame()
  // The frame that shows it is painted before the next one begins.
  return nextFrame()
}

function isShown(balance: string, place: string): boolean {
  const root = document.querySelector(place)
  if (root === null) return false
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode
    if (!nodeValue?.includes(balance)) continue
    if (parentElement?.checkVisibility({ opacityProperty: true })) return true
  }
  return false
}
