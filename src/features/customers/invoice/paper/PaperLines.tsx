import { styled } from '@mui/material/styles'
import { DataText } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { Paper } from './draftPaper'

interface PaperLinesProps {
  lines: Paper['lines']
}

/** The items of an invoice. On phones quantity and price are below the name. */
export function PaperLines({ lines }: PaperLinesProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{text('customers.invoice.what')}</th>
          <th scope="col">{text('customers.invoice.quantity')}</th>
          <th scope="col">{text('customers.price')}</th>
          <th scope="col">{text('customers.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, quantity, price, sum }) => (
          <tr key={key}>
            <th scope="row">
              <DataText>{name}</DataText>
              <small>
                <bdi>
                  {format.number(quantity)} × {format.money(price)}
                </bdi>
              </small>
            </th>
            <td>{format.number(quantity)}</td>
            <td>
              <Money amount={price} />
            </td>
            <td>
              <Money amount={sum} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '8px 0',
    paddingInlineStart: 12,
    textAlign: 'end',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  'th:first-of-type': {
    paddingInlineStart: 0,
    textAlign: 'start',
    fontWeight: theme.typography.fontWeightRegular,
  },
  'thead th, thead th:first-of-type': {
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.text.secondary,
  },
  'thead th': { overflowWrap: 'normal' },
  small: { display: 'none', color: theme.palette.text.secondary },
  tr: { breakInside: 'avoid' },
  '@media screen': {
    [theme.breakpoints.down('sm')]: {
      'th:nth-of-type(n + 2):not(:last-of-type), td:not(:last-of-type)': { display: 'none' },
      small: { display: 'block' },
    },
  },
  '@media print': { 'th, td': { paddingBlock: '5pt' } },
}))
