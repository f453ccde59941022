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

/** What shows a colour that data or a person chose: there the colour is what is said. */
const coloured = '[style*="background-color"]'

/** What is pressed, or one of several that is chosen. */
const chosen =
  '[aria-pressed=true], [aria-selected=true], [aria-current=true], label > [type=radio]:checked + *'

/** Rows within rows, or more of them than a page is sure to have room for. */
const longContent = ':is(section, li) :is(section, li), :is(li, tr):nth-of-type(9)'

const styles = {
  '@media print': {
    [`body:not(:has(.${printAreaClass}))`]: {
      [`& :is(${frame}, ${headingButtons}, main search, .${screenOnlyClass})`]: {
        display: 'none !important',
      },
      // Boxes of the browser's own are dark in the dark mode, ticked or not.
      main: { colorScheme: 'light', margin: '0 !important', padding: '0 !important' },
      [`main :not(${coloured}, ${coloured} *)`]: {
        color: '#000 !important',
        background: 'none !important',
      },
      [`main ${coloured}`]: { printColorAdjust: 'exact' },
      // What shows its state by fills alone has lines instead, which every printer draws.
      'main :is(progress, [class*=Switch-t], [class*=LinearProgress])': {
        border: '1px solid',
        opacity: 1,
        printColorAdjust: 'exact',
      },
      // What is only ready to be shown is paler than what has been, or the bar looks full.
      'main [class*=LinearProgress-buffer] > [class*=bar2]': { opacity: 0.3 },
      'main [class*=LinearProgress-dashed]': { display: 'none' },
      [`main :is(${chosen})`]: { outline: '2px solid', outlineOffset: -3 },
      // The words of a drawing have its own colour.
      'main svg text': { fill: '#000 !important' },
      '& :is(h2, h3)': { breakAfter: 'avoid' },
      // A card stays whole. One with long lists would only leave the page before it empty.
      [`main :is(section, article, li, tr):not(:has(${longContent}))`]: { breakInside: 'avoid' },
    },
  },
} as const
