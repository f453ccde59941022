import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { selectCart } from '../api/cartSlice'
import { BillingStep } from './billing/BillingStep'
import { CartStep } from './cart/CartStep'
import { EmptyCart } from './cart/EmptyCart'
import { PaymentStep } from './payment/PaymentStep'
import type { PlacedOrder } from './placedOrder'
import { focusStep } from './StepFrame'
import { StepList } from './StepList'

interface CheckoutProps {
  onPlaced: (order: PlacedOrder) => void
}

/** Where the checkout stands: its steps, and the one that is open. */
export function Checkout({ onPlaced }: CheckoutProps) {
  const cart = useSelector(selectCart)
  const { step } = cart
  const shown = useRef(step)

  // A new step is read from its heading on; the first one has the page's own.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    focusStep()
  }, [step])

  if (cart.products.length === 0) return <EmptyCart />
  return (
    <>
      <StepList />
      {step === 0 && <CartStep cart={cart} />}
      {step === 1 && <BillingStep cart={cart} />}
      {step === 2 && <PaymentStep cart={cart} onPlaced={onPlaced} />}
    </>
  )
}
