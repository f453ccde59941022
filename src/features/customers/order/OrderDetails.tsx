import { styled } from '@mui/material/styles'
import type { Order } from '#contract/customers/customers'
import { DescriptionList, Sample } from '#ui/display/DataText'
import { MailAddress } from '#ui/display/MailAddress'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { useDemoFormat } from '#ui/time/demoClock'
import { PaperLines } from '../invoice/paper/PaperLines'
import { TotalLines } from '../invoice/paper/TotalLines'
import { orderStates } from '../statuses'
import { orderPaper } from './orderPaper'
import { stateOf } from './orderState'

interface OrderDetailsProps {
  order: Order
}

/** The customer, the items, the payment and the delivery address of an order. */
export function OrderDetails({ order }: OrderDetailsProps) {
  const text = useText()
  const format = useDemoFormat()
  const { lines, totals } = orderPaper(order, text, format)
  const { label, tone } = orderStates[stateOf(order)]
  return (
    <Grid>
      <SectionCard title={text('customers.customer')}>
        <DescriptionList
          items={[
            { label: text('customers.name'), value: <Sample>{order.name}</Sample> },
            { label: text('customers.company'), value: <Sample>{order.company || '—'}</Sample> },
            {
              label: text('customers.email'),
              value: <MailAddress>{order.email || '—'}</MailAddress>,
            },
            { label: text('customers.phone'), value: order.phone },
          ]}
        />
      </SectionCard>
      <SectionCard title={text('customers.payment')}>
        <DescriptionList
          items={[
            { label: text('customers.payBy'), value: <Sample>{order.type}</Sample> },
            { label: text('customers.date'), value: format.dateTime(order.date) },
            { label: text('customers.total'), value: <Money amount={totals.total} /> },
            {
              label: text('customers.status'),
              value: <StatusChip label={text(label)} tone={tone} />,
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={text('customers.delivery')}>
        <DescriptionList
          items={[
            { label: text('customers.carrier'), value: <Sample>{order.carrier}</Sample> },
            { label: text('customers.tracking'), value: order.tracking ?? '—' },
            { label: text('customers.address'), value: <Sample>{order.address}</Sample> },
          ]}
        />
      </SectionCard>
      <Wide>
        <SectionCard title={text('customers.invoice.items')}>
          <PaperLines lines={lines} />
          <TotalsBox>
            <TotalLines totals={totals} />
          </TotalsBox>
        </SectionCard>
      </Wide>
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

const Wide = styled('div')({ gridColumn: '1 / -1', minWidth: 0, overflowWrap: 'anywhere' })

const TotalsBox = styled('div')({ width: 320, maxWidth: '100%', marginInlineStart: 'auto' })
