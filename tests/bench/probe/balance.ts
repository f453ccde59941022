import { nextFrame } from './time'

/** @returns when the dashboard showed the balance, in milliseconds since the navigation began */
export async function watchBalance(balance: string, place: string): Promise<number> {
  while (!isShown(balance, place)) await nextFrame()
  // The frame with the balance is painted before the next frame begins.
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
