import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { loadState } from '#api/cache/loadState'
import type { Address } from '#contract/shop/address'
import type { ShopOrder } from '#contract/shop/order'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { useCartQuery } from './api/cart'
import { selectCart } from './api/cartSlice'
import type { CartState } from './api/cartState'
import { useShopOrdersQuery } from './api/orders'
import type { Choose } from './checkout/billing/AddressBook'
import { AddressWriting } from './checkout/billing/AddressWriting'
import { BillingStep } from './checkout/billing/BillingStep'
import { CartStep, EmptyCart, OrderedCart } from './checkout/cart/CartStep'
import { PlacedDialog } from './checkout/PlacedDialog'
import { PaymentStep } from './checkout/payment/PaymentStep'
import { useCardForm } from './checkout/payment/useCardForm'
import { focusStep } from './checkout/StepFrame'
import { StepList } from './checkout/StepList'

/** From the cart to the order: three steps, and what was ordered. */
export function CheckoutPage() {
  const text = useText()
  // The order stays when the dialog closes: it is read while the dialog leaves the screen.
  const [placed, setPlaced] = useState<ShopOrder>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <Page title={text('shop.checkout.title')}>
      <LoadArea state={loadState(useCartQuery())} skeleton={<CheckoutSkeleton />}>
        {() => (
          <Checkout
            onPlaced={(order) => {
              setPlaced(order)
              setDialogOpen(true)
            }}
          />
        )}
      </LoadArea>
      {placed && (
        <PlacedDialog order={placed} open={isDialogOpen} onClose={() => setDialogOpen(false)} />
      )}
    </Page>
  )
}

interface CheckoutProps {
  onPlaced: (order: ShopOrder) => void
}

/** Where the checkout stands: its steps, and the one that is open. */
function Checkout({ onPlaced }: CheckoutProps) {
  const cart = useSelector(selectCart)
  const { step } = cart
  const shown = useRef(step)

  // A new step is read from its heading on; the first one has the page's own.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusStep()
  }, [step])

  const ordered = useOrderOfCart(cart)
  const isEmpty = cart.products.length === 0
  const [addressId, setAddressId] = useState<string | null>(null)
  if (isEmpty && addressId !== null) setAddressId(null)
  // Null is a new one.
  const [written, setWritten] = useState<Address | null>()
  return (
    <>
      {!isEmpty && (
        <Steps
          cart={cart}
          addressId={addressId}
          onAddress={setAddressId}
          onWrite={setWritten}
          onPlaced={onPlaced}
        />
      )}
      {isEmpty && (ordered ? <OrderedCart id={ordered} /> : <EmptyCart />)}
      {(step === 1 || written !== undefined) && (
        <AddressWriting
          written={written}
          onEnd={(saved) => {
            setWritten(undefined)
            if (saved !== undefined) setAddressId(saved)
          }}
        />
      )}
    </>
  )
}

/** The number of the order that the cart has become since something was in it, in whichever window. */
function useOrderOfCart({ products }: CartState): string | undefined {
  const { data } = useShopOrdersQuery()
  const newest = data && (data.value.orders[0]?.id ?? '')
  // The last order before it: the next one may be known here before the cart is known to be empty.
  const [seen, setSeen] = useState({ products, last: newest })
  const isNew = products !== seen.products || (seen.last === undefined && newest !== undefined)
  if (products.length > 0 && isNew) setSeen({ products, last: newest })
  return seen.last !== undefined && newest !== seen.last ? newest : undefined
}

interface StepsProps extends CheckoutProps {
  cart: CartState
  /** The address that was chosen in this checkout, null while none was. */
  addressId: string | null
  onAddress: Choose
  onWrite: (address: Address | null) => void
}

/** What was chosen and typed in a step outlives the way to another one, and ends with the order. */
function Steps({ cart, addressId, onAddress, onWrite, onPlaced }: StepsProps) {
  const { step } = cart
  const card = useCardForm()
  return (
    <>
      <StepList />
      {step === 0 && <CartStep cart={cart} />}
      {step === 1 && (
        <BillingStep cart={cart} chosenId={addressId} onChoose={onAddress} onWrite={onWrite} />
      )}
      {step === 2 && <PaymentStep cart={cart} card={card} onPlaced={onPlaced} />}
    </>
  )
}

/** In the shape of a cart with two lines and its summary. */
function CheckoutSkeleton() {
  return (
    <>
      <SkeletonBlock height={48} />
      <Grid>
        <SkeletonBlock height={320} />
        <SkeletonBlock height={320} />
      </Grid>
    </>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  marginTop: 20,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))
