import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isFailure } from '#contract/failure'
import type { Address } from '#contract/shop/address'
import type { PaymentMethod } from '#contract/shop/cart'
import type { ShopOrder } from '#contract/shop/order'
import type { Satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { Sample } from '#ui/display/DataText'
import { OptionCards } from '#ui/form/OptionCards'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useChooseCardMutation, useChooseMethodMutation } from '../../api/cart'
import { stepBack } from '../../api/cartSlice'
import type { CartState } from '../../api/cartState'
import { usePlaceOrderMutation } from '../../api/orders'
import { AddressLines } from '../billing/AddressLines'
import { StepFrame } from '../StepFrame'
import { useOptimisticChoice } from '../useOptimisticChoice'
import { CardEntry } from './CardEntry'
import type { CardForm } from './useCardForm'

interface PaymentStepProps {
  cart: CartState
  card: CardForm
  onPlaced: (order: ShopOrder) => void
}

/** Last step: payment method, and the button to place the order. */
export function PaymentStep({ cart, card, onPlaced }: PaymentStepProps) {
  const text = useText()
  const [sendMethod] = useChooseMethodMutation()
  const [sendCard, sending] = useChooseCardMutation()
  const [order, placing] = usePlaceOrderMutation()
  // Kept until the order is placed, so that a retry does not place a second order.
  const [requestId] = useState(makeRequestId)
  const { value: method, choose } = useOptimisticChoice(cart.payment.method, sendMethod)
  const busy = sending.isLoading || placing.isLoading
  const failure = usePlacingFailure(sending.error, placing.error)
  // Continue with a card that is partly entered.
  const [otherCard, setOtherCard] = useState(card.isDirty)
  const storedCard = otherCard ? '' : cart.payment.card

  async function place(): Promise<void> {
    if (busy) return
    const number = method === 'card' && storedCard === '' ? await card.check() : ''
    if (number === null) return
    if (method !== cart.payment.method && (await sendMethod(method)).error) return
    if (number !== '' && (await sendCard(number)).error) return
    const { data: placed } = await order(requestId)
    if (placed) onPlaced(placed)
  }

  return (
    <StepFrame
      cart={cart}
      title={text('shop.checkout.payment')}
      submitLabel={text('shop.checkout.place')}
      busy={busy}
      failure={failure}
      onSubmit={() => void place()}
    >
      {cart.billing && <Destination address={cart.billing} />}
      <MethodChoice method={method} total={cart.total} onChange={choose} />
      {method === 'card' && (
        <CardEntry storedCard={storedCard} card={card} onOther={() => setOtherCard(true)} />
      )}
    </StepFrame>
  )
}

/** Why the order was not placed; the shop rejects orders because of the content of the cart. */
function usePlacingFailure(cardError: unknown, orderError: unknown): string | null {
  const text = useText()
  const errorMessage = useErrorMessage()
  if (isFailure(orderError) && orderError.status === 400) return text('shop.checkout.notPlaced')
  const error = cardError ?? orderError
  return error === undefined ? null : errorMessage(error)
}

interface MethodChoiceProps {
  method: PaymentMethod
  total: Satang
  onChange: (method: PaymentMethod) => void
}

function MethodChoice({ method, total, onChange }: MethodChoiceProps) {
  const text = useText()
  const format = useFormat()
  return (
    <OptionCards<PaymentMethod>
      legend={text('shop.checkout.method')}
      name="method"
      value={method}
      onChange={onChange}
      options={[
        {
          value: 'cod',
          label: text('shop.checkout.method.cod'),
          note: text('shop.checkout.method.codNote', { total: format.money(total) }),
        },
        {
          value: 'card',
          label: text('shop.checkout.method.card'),
          note: text('shop.checkout.method.cardNote'),
        },
      ]}
    />
  )
}

/** The delivery address, with a button to change it. */
function Destination({ address }: { address: Address }) {
  const text = useText()
  const dispatch = useDispatch()
  return (
    <Box>
      <div>
        <h3>{text('shop.checkout.address.title')}</h3>
        <b>
          <Sample>{address.name}</Sample>
        </b>
        <AddressLines address={address} />
      </div>
      <Button size="small" onClick={() => dispatch(stepBack())}>
        {text('shop.checkout.address.change')}
      </Button>
    </Box>
  )
}

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 20,
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  h3: { ...theme.typography.h5, margin: '0 0 6px' },
  b: { fontWeight: theme.typography.fontWeightMedium },
  button: { flexShrink: 0 },
}))
