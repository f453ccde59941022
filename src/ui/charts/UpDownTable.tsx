import { styled } from '@mui/material/styles'
import { type FormatAmount, netOf, totalsOf, type UpDownRow, type UpDownTexts } from './upDown'

interface Props {
  rows: readonly UpDownRow[]
  texts: UpDownTexts
  formatAmount: FormatAmount
  /** Maximum height in pixels; longer tables scroll inside, also by keyboard. */
  height: number
}

/** The numbers of an `UpDownChart` as a table with totals, for screen readers, keyboards and copying. */
export function UpDownTable({ rows, texts, formatAmount, height }: Props) {
  const totals = totalsOf(rows)
  return (
    // Scrollable, so the keyboard must be able to reach it (WCAG 2.1.1).
    <Scroller style={{ height }} aria-label={texts.title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.up}</th>
            <th scope="col">{texts.down}</th>
            <th scope="col">{texts.net}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{row.label}</bdi>
              </th>
              <td>
                <bdi>{formatAmount(row.up)}</bdi>
              </td>
              <td>
                <bdi>{formatAmount(row.down)}</bdi>
              </td>
              <td>
                <bdi>{formatAmount(netOf(row))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <td>
              <bdi>{formatAmount(totals.up)}</bdi>
            </td>
            <td>
              <bdi>{formatAmount(totals.down)}</bdi>
            </td>
            <td>
              <bdi>{formatAmount(totals.net)}</bdi>
            </td>
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  )
}

const Scroller = styled('section')(({ theme }) => ({
  overflow: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': { padding: '8px 10px', whiteSpace: 'nowrap', textAlign: 'end' },
  'th:first-of-type': { textAlign: 'start' },
  'tbody th': { fontWeight: 'inherit' },
  'thead th, tfoot th, tfoot td': {
    position: 'sticky',
    backgroundColor: theme.palette.background.paper,
    fontWeight: theme.typography.fontWeightBold,
  },
  'thead th': { top: 0 },
  'tfoot th, tfoot td': { bottom: 0 },
}))
