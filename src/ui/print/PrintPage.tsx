import GlobalStyles from '@mui/material/GlobalStyles'
import { pageHeadingId } from '../page/Page'
import { printAreaClass, screenOnlyClass } from './PrintOnly'

/**
 * In every frame: a page that has no `print-area` of its own is printed whole, black on white,
 * without the frame around `main` and without what only serves the screen.
 */
export function PrintPage() {
  return <GlobalStyles styles={styles} />
}

const page = `body:not(:has(.${printAreaClass}))`

/** What stands around the page's own part. */
const frame = ':has(main) > :not(:has(main)):not(main)'
const headingButtons = `:has(> #${pageHeadingId}) > :not(h1)`

const styles = {
  '@media print': {
    [`${page} :is(${frame}, ${headingButtons}, .${screenOnlyClass})`]: {
      display: 'none !important',
    },
    // Boxes of the browser's own are dark in the dark mode, ticked or not.
    [`${page} main`]: {
      colorScheme: 'light',
      margin: '0 !important',
      padding: '0 !important',
    },
    [`${page} main *`]: { color: '#000 !important', background: 'none !important' },
    // What shows its state by fills alone has lines instead, which every printer draws.
    [`${page} main :is(progress, .MuiSwitch-track, .MuiSwitch-thumb, .MuiLinearProgress-root)`]: {
      border: '1px solid',
      opacity: 1,
      printColorAdjust: 'exact',
    },
    [`${page} main .MuiLinearProgress-bar`]: { border: '9px solid' },
    // The words of a drawing have its own colour.
    [`${page} main svg text`]: { fill: '#000 !important' },
    [`${page} :is(h2, h3)`]: { breakAfter: 'avoid' },
  },
} as const
