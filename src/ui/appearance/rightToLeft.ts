import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { unselectable } from './unselectable'

/**
 * Elements that contain sentences, typed ones too. Cells of tables, `div` and `dd` are aligned by their
 * components. Rows of buttons and rating stars contain no letters, so their own direction would be left to
 * right.
 */
const sentences = `
  :is(p, li, dt, h1, h2, h3, h4, h5, h6, figcaption, label, legend, output, small,
  span:not(:has(> button), .MuiRating-root :has(svg)), summary, a, textarea,
  [role="status"], [role="alert"], [role="status"] > div, [role="alert"] > div,
  .MuiAlert-message, .MuiAccordionDetails-root, .MuiDataGrid-columnHeaderTitle)`

/**
 * A right-to-left page may be in a left-to-right language. Each sentence keeps its own direction, because
 * otherwise its full stop, brackets and figures would come first. It is aligned with the page's start. The
 * rules have zero specificity, so that any component's rule overrides them.
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

/** Mirrors every rule. A separate chunk, so that left-to-right pages never load the mirroring. */
export function makeRightToLeftCache(): EmotionCache {
  const cache = createCache({ key: 'rtl', stylisPlugins: [unselectable, rtlPlugin] })
  cache.insert('', { name: 'sentences', styles: ownDirection }, cache.sheet, true)
  return cache
}
