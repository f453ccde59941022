import createCache, { type EmotionCache } from '@emotion/cache'
import { unselectable } from './unselectable'

// One cache per direction, with its own class names: a rule is written once and stays valid after switching
// back.
export const leftToRight = createCache({ key: 'ltr', stylisPlugins: [unselectable] })
let rightToLeft: EmotionCache | null = null

/** Null until `loadRightToLeft()` has finished. */
export function rightToLeftCache(): EmotionCache | null {
  return rightToLeft
}

/**
 * Loads the right-to-left styles. Called early if `rtl` is stored, so that it adds no wait.
 *
 * @throws if the chunk cannot be loaded
 */
export async function loadRightToLeft(): Promise<void> {
  const { makeRightToLeftCache } = await import('./rightToLeft')
  rightToLeft ??= makeRightToLeftCache()
}
