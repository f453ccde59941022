import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { useCartQuery } from './api/cart'
import { Checkout } from './checkout/Checkout'
import { CheckoutSkeleton } from './checkout/CheckoutSkeleton'
import { PlacedDialog } from './checkout/PlacedDialog'
import type { PlacedOrder } from './checkout/placedOrder'

/** From the cart to the order: three steps, and what was ordered. */
export function CheckoutPage() {
  const text = useText()
  // The order stays when the dialog closes: it is read while the dialog leaves the screen.
  const [placed, setPlaced] = useState<PlacedOrder>()
  const [told, setTold] = useState(false)
  return (
    <Page title={text('shop.checkout.title')}>
      <LoadArea state={loadState(useCartQuery())} skeleton={<CheckoutSkeleton />}>
        {() => (
          <Checkout
            onPlaced={(order) => {
              setPlaced(order)
              setTold(true)
            }}
          />
        )}
      </LoadArea>
      {placed && <PlacedDialog order={placed} open={told} onClose={() => setTold(false)} />}
    </Page>
  )
}
