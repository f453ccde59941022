import createCache, { type EmotionCache } from '@emotion/cache'
import { unselectable } from './unselectable'

// One cache a direction, each with its own class names: a rule is written once and stays valid
// when a person switches back.
export const leftToRight = createCache({ key: 'ltr', stylisPlugins: [unselectable] })
let rightToLeft: EmotionCache | null = null

/** Null until `loadRightToLeft()` has been through. */
export function rightToLeftCache(): EmotionCache | null {
  return rightToLeft
}

/** Rejects when the chunk cannot be had. Asked for early where `rtl` is stored, it costs no wait of its own. */
export async function loadRightToLeft(): Promise<void> {
  const { makeRightToLeftCache } = await import('./rightToLeft')
  rightToLeft ??= makeRightToLeftCache()
}
