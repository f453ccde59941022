import GlobalStyles from '@mui/material/GlobalStyles'
import { pageHeadingId } from '../page/Page'
import { printAreaClass, screenOnlyClass } from './PrintOnly'

/**
 * Rendered in every layout. Prints a page without its own `print-area` whole and black on white. Leaves out the
 * shell around `main` and parts marked as screen only.
 */
export function PrintPage() {
  return <GlobalStyles styles={styles} />
}

/** Shell around the page's own content. */
const frame = ':has(main) > :not(:has(main)):not(main)'
const headingButtons = `:has(> #${pageHeadingId}) > :not(h1)`

/** Elements with a colour from data or the user's choice: the colour is their information. */
const coloured = '[style*="background-color"]'

/** Pressed or selected elements. */
const chosen =
  '[aria-pressed=true], [aria-selected=true], [aria-current=true], label > [type=radio]:checked + *'

/** Nested rows, or more rows than surely fit on a sheet. */
const longContent = ':is(section, li) :is(section, li), :is(li, tr):nth-of-type(9)'

const styles = {
  '@media print': {
    [`body:not(:has(.${printAreaClass}))`]: {
      [`& :is(${frame}, ${headingButtons}, main search, .${screenOnlyClass})`]: {
        display: 'none !important',
      },
      // Native checkboxes are dark in dark mode, checked or not.
      main: { colorScheme: 'light', margin: '0 !important', padding: '0 !important' },
      [`main :not(${coloured}, ${coloured} *)`]: {
        color: '#000 !important',
        background: 'none !important',
      },
      [`main ${coloured}`]: { printColorAdjust: 'exact' },
      // Elements that show their state only by fills get outlines, which every printer prints.
      'main :is(progress, [class*=Switch-t], [class*=LinearProgress])': {
        border: '1px solid',
        opacity: 1,
        printColorAdjust: 'exact',
      },
      // The buffered part is paler than the completed part, because otherwise the bar would look full.
      'main [class*=LinearProgress-buffer] > [class*=bar2]': { opacity: 0.3 },
      'main [class*=LinearProgress-dashed]': { display: 'none' },
      [`main :is(${chosen})`]: { outline: '2px solid', outlineOffset: -3 },
      // The text of a drawing has a colour of its own.
      'main svg text': { fill: '#000 !important' },
      '& :is(h2, h3)': { breakAfter: 'avoid' },
      // Keeps a card on one page. A card with long lists would only leave the page before it empty.
      [`main :is(section, article, li, tr):not(:has(${longContent}))`]: { breakInside: 'avoid' },
    },
  },
} as const
