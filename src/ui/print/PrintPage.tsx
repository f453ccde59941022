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

/** What stands around the page's own part. */
const frame = ':has(main) > :not(:has(main)):not(main)'
const headingButtons = `:has(> #${pageHeadingId}) > :not(h1)`

const styles = {
  '@media print': {
    [`body:not(:has(.${printAreaClass}))`]: {
      [`& :is(${frame}, ${headingButtons}, .${screenOnlyClass})`]: { display: 'none !important' },
      // Boxes of the browser's own are dark in the dark mode, ticked or not.
      main: { colorScheme: 'light', margin: '0 !important', padding: '0 !important' },
      'main *': { color: '#000 !important', background: 'none !important' },
      // What shows its state by fills alone has lines instead, which every printer draws.
      'main :is(progress, [class*=Switch-t], [class*=LinearProgress])': {
        border: '1px solid',
        opacity: 1,
        printColorAdjust: 'exact',
      },
      // The words of a drawing have its own colour.
      'main svg text': { fill: '#000 !important' },
      '& :is(h2, h3)': { breakAfter: 'avoid' },
    },
  },
} as const
