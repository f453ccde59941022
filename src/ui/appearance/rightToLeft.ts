import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { unselectable } from './unselectable'

/**
 * What holds sentences, typed ones too. A table's cells, `div` and `dd` are aligned by whoever places them; a row of
 * buttons and the stars of a rating have no letters: their own direction would be from left to right.
 */
const sentences = `
  :is(p, li, dt, h1, h2, h3, h4, h5, h6, figcaption, label, legend, output, small,
  span:not(:has(> button), .MuiRating-root :has(svg)), summary, a, textarea,
  [role="status"], [role="alert"], [role="status"] > div, [role="alert"] > div,
  .MuiAlert-message, .MuiAccordionDetails-root, .MuiDataGrid-columnHeaderTitle)`

/**
 * A page from right to left may be in a language that is not. Each sentence runs in its own direction,
 * or its full stop, brackets and figures would stand in front, and begins where the others do.
 * Without weight, so that any rule of a part counts more.
 */
const ownDirection = `
  :where([dir="rtl"] button) {
    unicode-bidi: plaintext;
  }
  :where([dir="rtl"] ${sentences}:not([dir])) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }`

/** Mirrors every rule. In its own chunk: who reads left to right never loads the mirroring. */
export function makeRightToLeftCache(): EmotionCache {
  const cache = createCache({ key: 'rtl', stylisPlugins: [unselectable, rtlPlugin] })
  cache.insert('', { name: 'sentences', styles: ownDirection }, cache.sheet, true)
  return cache
}
