import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { loadState } from '#api/cache/loadState'
import type { Address } from '#contract/shop/address'
import type { ShopOrder } from '#contract/shop/order'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
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

/** Checkout: three steps from the cart to the order, then the placed order. */
export function CheckoutPage() {
  const text = useText()
  // Keep the order when the dialog closes: it is still visible during the closing animation.
  const [placed, setPlaced] = useState<ShopOrder>()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <Page title={text('shop.checkout.title')}>
      <LoadArea state={loadState(useCartQuery())}>
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

/** The steps of the checkout, with the current one open. */
function Checkout({ onPlaced }: CheckoutProps) {
  const cart = useSelector(selectCart)
  const { step } = cart
  const shown = useRef(step)

  // Focus the heading of a new step; the first step uses the page's own heading.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusStep()
  }, [step])

  const ordered = useOrderOfCart(cart)
  const isEmpty = cart.products.length === 0
  const [addressId, setAddressId] = useState<string | null>(null)
  if (isEmpty && addressId !== null) setAddressId(null)
  // Null is a new address.
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

/** @returns the number of the order placed with this cart, in any window, since it last had products */
function useOrderOfCart({ products }: CartState): string | undefined {
  const { data } = useShopOrdersQuery()
  const newest = data && (data.value.orders[0]?.id ?? '')
  // The newest order before this cart's. The new order may be known here before the cart is known to be
  // empty.
  const [seen, setSeen] = useState({ products, last: newest })
  const isNew = products !== seen.products || (seen.last === undefined && newest !== undefined)
  if (products.length > 0 && isNew) setSeen({ products, last: newest })
  return seen.last !== undefined && newest !== seen.last ? newest : undefined
}

interface StepsProps extends CheckoutProps {
  cart: CartState
  /** The address chosen in this checkout; null if none was. */
  addressId: string | null
  onAddress: Choose
  onWrite: (address: Address | null) => void
}

/** Choices and input of a step survive a change of steps, and end with the order. */
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
