import { styled } from '@mui/material/styles'
import type { CartLine } from '#contract/shop/cart'
import { lineTotal } from '#contract/shop/totals'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { Sample } from '../../Sample'

/** What is ordered, in short: it can be changed in the first step. */
export function SummaryLines({ products }: { products: readonly CartLine[] }) {
  const format = useFormat()
  return (
    <Lines>
      {products.map((line) => (
        <li key={line.itemId}>
          <bdi>
            <Sample>{line.name}</Sample> × {format.number(line.quantity)}
          </bdi>
          <Money amount={lineTotal(line)} />
        </li>
      ))}
    </Lines>
  )
}

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  margin: '0 0 12px',
  padding: '0 0 12px',
  listStyle: 'none',
  borderBottom: `1px solid ${theme.palette.divider}`,
  li: { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& > li > bdi:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}))
