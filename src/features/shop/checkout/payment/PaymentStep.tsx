import { useState } from 'react'
import { maskCard } from '#contract/shop/payment'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import {
  useChooseCardMutation,
  useChooseMethodMutation,
  useResetCartMutation,
} from '../../api/cart'
import type { CartState } from '../../api/cartState'
import { type PlacedOrder, placedOrder } from '../placedOrder'
import { StepFrame } from '../StepFrame'
import { useKeptChoice } from '../useKeptChoice'
import { CardEntry } from './CardEntry'
import { Destination } from './Destination'
import { MethodChoice } from './MethodChoice'
import { useCardForm } from './useCardForm'

interface PaymentStepProps {
  cart: CartState
  onPlaced: (order: PlacedOrder) => void
}

/** The last step: how it is paid, and the order itself. */
export function PaymentStep({ cart, onPlaced }: PaymentStepProps) {
  const text = useText()
  const [sendMethod] = useChooseMethodMutation()
  const [sendCard, sending] = useChooseCardMutation()
  const [reset, placing] = useResetCartMutation()
  const { value: method, choose } = useKeptChoice(cart.payment.method, sendMethod)
  const card = useCardForm()
  const errorMessage = useErrorMessage()
  const busy = sending.isLoading || placing.isLoading
  const error = sending.error ?? placing.error
  const [otherCard, setOtherCard] = useState(false)
  const keptCard = otherCard ? '' : cart.payment.card

  async function place(): Promise<void> {
    if (busy) return
    const number = method === 'card' && keptCard === '' ? card.check() : ''
    if (number === null) return
    const order = placedOrder(cart, method, keptCard || maskCard(number))
    if (number !== '' && (await sendCard(number)).error) return
    // The order is the end of the cart: nothing of it is kept.
    if (!(await reset()).error) onPlaced(order)
  }

  return (
    <StepFrame
      cart={cart}
      title={text('shop.checkout.payment')}
      submitLabel={text('shop.checkout.place')}
      busy={busy}
      failure={error ? errorMessage(error) : null}
      onSubmit={() => void place()}
    >
      {cart.billing && <Destination address={cart.billing} />}
      <MethodChoice method={method} total={cart.total} onChange={choose} />
      {method === 'card' && (
        <CardEntry keptCard={keptCard} card={card} onOther={() => setOtherCard(true)} />
      )}
    </StepFrame>
  )
}
