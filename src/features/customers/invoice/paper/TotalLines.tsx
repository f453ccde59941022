import { styled } from '@mui/material/styles'
import { type Satang, satang } from '#lib/money'
import { Money } from '#ui/display/Money'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import type { Totals } from '../totals'

interface TotalLinesProps {
  totals: Totals
}

/** The lines from subtotal to total, without those that are 0. */
export function TotalLines({ totals }: TotalLinesProps) {
  const text = useText()
  const { subtotal, discount, tax, shipping, total } = totals
  const lines: readonly [MessageKey, Satang][] = [
    ['customers.subtotal', subtotal],
    ['customers.discount', satang(0 - discount)],
    ['customers.tax', tax],
    ['customers.shipping', shipping],
  ]
  return (
    <List>
      {lines
        .filter(([, amount], index) => index === 0 || amount !== 0)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      <Total>
        <dt>{text('customers.total')}</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </Total>
    </List>
  )
}

const List = styled('dl')(({ theme }) => ({
  margin: '12px 0 0',
  display: 'grid',
  gap: 8,
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16 },
  dt: { color: theme.palette.text.secondary },
  dd: { margin: 0 },
}))

const Total = styled('div')(({ theme }) => ({
  ...theme.typography.h4,
  paddingTop: 8,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > dt': { color: 'inherit' },
}))
