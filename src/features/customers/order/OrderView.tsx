import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Order } from '#contract/customers/customers'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'
import { StatusTimeline } from '#ui/money/StatusTimeline'
import { SectionCard } from '#ui/page/SectionCard'
import { PrintOnly, printAreaClass } from '#ui/print/PrintOnly'
import { useDemoFormat, useDemoZone } from '#ui/time/demoClock'
import { DocumentButtons, DocumentHead, PrintButton, Sheet } from '../document/DocumentParts'
import { InvoicePaper } from '../invoice/paper/InvoicePaper'
import { ChangeState } from './ChangeState'
import { deliveryTimeline } from './deliveryTimeline'
import { OrderDetails } from './OrderDetails'
import { orderPaper } from './orderPaper'

interface OrderViewProps {
  order: Order
}

/** The three tabs of an order, chosen in the address; print always shows the invoice. */
export function OrderView({ order }: OrderViewProps) {
  const text = useText()
  const format = useDemoFormat()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const tab = readTab(params.get('tab'))

  function choose(next: string): void {
    const changed = new URLSearchParams(params)
    changed.set('order', order.id)
    if (next === orderTabs[0]) changed.delete('tab')
    else changed.set('tab', next)
    setParams(changed, { replace: true, preventScrollReset: true })
  }

  const paper = <InvoicePaper paper={orderPaper(order, text, format)} />
  return (
    <>
      <PrintOnly />
      <DocumentHead>
        <Choice
          value={tab}
          onChange={(_, next: string) => choose(next)}
          aria-label={text('customers.order')}
          textColor="inherit"
        >
          {orderTabs.map((one) => (
            <Tab
              key={one}
              value={one}
              label={text(tabLabels[one])}
              id={`${id}-${one}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Choice>
        <DocumentButtons>
          <ChangeState order={order} />
          <ButtonLink to={memberPaths.orders}>{text('customers.order.all')}</ButtonLink>
          <PrintButton>{text('customers.order.print')}</PrintButton>
        </DocumentButtons>
      </DocumentHead>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'details' && <OrderDetails order={order} />}
        {tab === 'invoice' && (
          <Sheet>
            <div className={printAreaClass}>{paper}</div>
          </Sheet>
        )}
        {tab === 'status' && <OrderStatus order={order} />}
      </div>
      {tab !== 'invoice' && <PaperOnly className={printAreaClass}>{paper}</PaperOnly>}
    </>
  )
}

// Material UI fades unselected tabs below a readable contrast.
const Choice = styled(Tabs)(({ theme }) => ({
  '& .MuiTab-root': { opacity: 1, color: theme.palette.text.secondary },
  '& .MuiTab-root.Mui-selected': { color: theme.palette.text.primary },
}))

const PaperOnly = styled('div')({ '@media screen': { display: 'none' } })

interface OrderStatusProps {
  order: Order
}

/** Delivery progress. */
function OrderStatus({ order }: OrderStatusProps) {
  const text = useText()
  const title = text('customers.delivery')
  return (
    <SectionCard title={title}>
      <StatusTimeline label={title} steps={deliveryTimeline(order, text)} zone={useDemoZone()} />
    </SectionCard>
  )
}

/** Tabs as in the address (`?tab=invoice`); the first one is omitted there. */
const orderTabs = ['details', 'invoice', 'status'] as const

type OrderTab = (typeof orderTabs)[number]

const tabLabels: Readonly<Record<OrderTab, MessageKey>> = {
  details: 'customers.order.details',
  invoice: 'customers.invoice.invoice',
  status: 'customers.status',
}

/** @returns the named tab, or the first one */
function readTab(written: string | null): OrderTab {
  return orderTabs.find((tab) => tab === written) ?? orderTabs[0]
}
