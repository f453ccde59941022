import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { isCancellable, orderStatus, type ShopOrder } from '#contract/shop/order'
import { orderPath } from '#lib/paths/member'
import { isoOf } from '#lib/time'
import { pageCardGround } from '#ui/appearance/grounds'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { Sample } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { BusyButton, ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { useDemoFormat } from '#ui/time/demoClock'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useCancelOrderMutation } from '../api/orders'
import { ProductPicture } from '../description/ProductPicture'
import { useChoiceName } from '../description/useColorText'
import { useOrderAgain } from './useOrderAgain'

interface OrderCardProps {
  order: ShopOrder
}

/** An order in short: products, total, state and actions. */
export function OrderCard({ order }: OrderCardProps) {
  const text = useText()
  const format = useDemoFormat()
  const headId = useId()
  const choiceName = useChoiceName()
  const { id, date, lines, total, address } = order
  const status = statuses[orderStatus(order)]
  const { orderAgain, busy } = useOrderAgain(lines)
  return (
    <Card aria-labelledby={headId}>
      <Head>
        <div>
          <h2 id={headId}>
            <bdi>{id}</bdi>
          </h2>
          <time dateTime={isoOf(date)}>
            <bdi>{format.dateTime(date)}</bdi>
          </time>
        </div>
        <StatusChip label={text(status.label)} tone={status.tone} />
      </Head>
      <Lines>
        {lines.map((line) => (
          <li key={`${line.id} ${line.color} ${line.size}`}>
            <Picture>
              <ProductPicture src={line.image} />
            </Picture>
            <bdi>
              <Sample>{choiceName(line.name, line)}</Sample> × {format.number(line.quantity)}
            </bdi>
          </li>
        ))}
      </Lines>
      <Foot>
        <div>
          <b>
            <Money amount={total} />
          </b>
          <Sample>{address.name}</Sample>
        </div>
        <Buttons>
          {isCancellable(order) && <CancelOrder id={id} />}
          <BusyButton busy={busy} onClick={() => void orderAgain()}>
            {text('shop.orders.again')}
          </BusyButton>
          <ButtonLink
            to={orderPath(id)}
            variant="outlined"
            aria-label={text('shop.orders.detailsOf', { id })}
          >
            {text('shop.orders.details')}
          </ButtonLink>
        </Buttons>
      </Foot>
    </Card>
  )
}

const statuses = {
  1: { label: 'shop.orders.delivered', tone: 'success' },
  2: { label: 'shop.orders.underWay', tone: 'info' },
  3: { label: 'shop.orders.cancelled', tone: 'error' },
} as const

/** Cancels an order that has not been shipped, after confirmation. */
function CancelOrder({ id }: { id: string }) {
  const text = useText()
  const run = useMutationFeedback('shop.orders.notCancelled')
  const [cancel, { isLoading: busy }] = useCancelOrderMutation()
  const [isAsking, setAsking] = useState(false)

  async function confirm(): Promise<void> {
    await run(cancel(id), { success: text('shop.orders.cancelDone', { id }) })
    setAsking(false)
  }

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text('shop.orders.cancel')}
      </Button>
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('shop.orders.cancelTitle', { id })}
          confirmLabel={text('shop.orders.cancel')}
          cancelLabel={text('shop.orders.keep')}
          destructive
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          {text('shop.orders.cancelMeans')}
        </LazyConfirmDialog>
      )}
    </>
  )
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  ...pageCardGround(theme),
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 8,
  h2: { ...theme.typography.h4, margin: 0 },
  time: { ...theme.typography.body2, color: theme.palette.text.secondary },
}))

const Lines = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  'li > bdi': { minWidth: 0, overflowWrap: 'anywhere' },
})

const Picture = styled('span')({ flex: '0 0 56px', borderRadius: 8 })

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > div': { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  b: { ...theme.typography.h4 },
}))

const Buttons = styled('div')({
  '&&': { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' },
})
