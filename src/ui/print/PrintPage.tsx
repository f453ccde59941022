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
    [`${page} main`]: { margin: '0 !important', padding: '0 !important' },
    [`${page} main *`]: { color: '#000 !important', background: 'none !important' },
    // The words of a drawing have its own colour.
    [`${page} main svg text`]: { fill: '#000 !important' },
    [`${page} :is(h2, h3)`]: { breakAfter: 'avoid' },
  },
} as const
