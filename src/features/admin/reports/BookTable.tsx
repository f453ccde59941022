import { styled } from '@mui/material/styles'

/** A table of figures that scrolls horizontally on a narrow screen. Give it a label and `tabIndex={0}`. */
export const TableScroller = styled('section')(({ theme }) => ({
  // Hidden texts of the cells must not widen the page.
  position: 'relative',
  overflow: 'auto',
  marginBottom: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '@media print': { overflow: 'visible' },
}))

export const BookTable = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '8px 12px',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  'th:first-of-type': { textAlign: 'start' },
  'tbody th': { fontWeight: 'inherit' },
  'tbody tr:last-of-type > *': { borderBottom: 0 },
  'tfoot > tr > *': { borderTop: `1px solid ${theme.palette.divider}`, borderBottom: 0 },
  a: { color: theme.palette.primary.readable },
  // Paper does not scroll, so all columns are printed, in small type if there are many.
  '@media print': {
    'th, td': { padding: '2pt 3pt', whiteSpace: 'normal' },
    '&:has(th:nth-of-type(9))': { fontSize: '6pt', 'th, td': { paddingInline: '1pt' } },
    button: { display: 'none' },
  },
}))
