import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { loadState } from '#api/cache/loadState'
import type { Address } from '#contract/shop/address'
import { type ShippingType, shippingCharge } from '#contract/shop/totals'
import { OptionCards } from '#ui/form/OptionCards'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { SkippedNote } from '#ui/state/Note'
import { useAddressesQuery } from '../../api/addresses'
import { useChooseBillingMutation, useChooseShippingMutation } from '../../api/cart'
import { stepAdvanced } from '../../api/cartSlice'
import type { CartState } from '../../api/cartState'
import { StepFrame } from '../StepFrame'
import { useOptimisticChoice } from '../useOptimisticChoice'
import { AddressBook, type Choose } from './AddressBook'
import { chosenAddress } from './AddressLines'

interface BillingStepProps {
  cart: CartState
  /** The address chosen in this checkout; null if none was. */
  chosenId: string | null
  onChoose: Choose
  /** Null for a new address. */
  onWrite: (address: Address | null) => void
}

/** Second step: delivery address and shipping method. */
export function BillingStep({ cart, chosenId, onChoose, onWrite }: BillingStepProps) {
  const text = useText()
  const dispatch = useDispatch()
  const state = loadState(useAddressesQuery())
  const [missing, setMissing] = useState(false)
  const errorMessage = useErrorMessage()
  const [chooseBilling, { isLoading: busy, error }] = useChooseBillingMutation()
  const addresses = state.answer?.value.address ?? []
  const chosen = chosenAddress(addresses, chosenId, cart.billing)

  async function goOn(): Promise<void> {
    setMissing(chosen === undefined)
    if (chosen === undefined || busy) return
    if ((await chooseBilling(chosen)).error) return
    // A previously chosen address that was deleted may be restored; it is then no longer selected.
    if (chosenId !== null) onChoose(chosen.id)
    dispatch(stepAdvanced())
  }

  return (
    <StepFrame
      cart={cart}
      title={text('shop.checkout.billing')}
      submitLabel={text('shop.checkout.toPayment')}
      busy={busy}
      disabled={state.answer === undefined}
      failure={error ? errorMessage(error) : null}
      onSubmit={() => void goOn()}
    >
      <LoadArea state={state} skeleton={<SkeletonBlock height={220} />}>
        {({ skippedRecords }) => (
          <>
            <SkippedNote count={skippedRecords} />
            <AddressBook
              addresses={addresses}
              chosenId={chosen?.id ?? null}
              missing={missing && chosen === undefined}
              onChoose={onChoose}
              onWrite={onWrite}
            />
          </>
        )}
      </LoadArea>
      <ShippingChoice stored={cart.payment.type} />
    </StepFrame>
  )
}

/** Shipping methods with their costs. */
function ShippingChoice({ stored }: { stored: ShippingType }) {
  const text = useText()
  const format = useFormat()
  const [send] = useChooseShippingMutation()
  const { value, choose } = useOptimisticChoice(stored, send)
  return (
    <OptionCards<ShippingType>
      legend={text('shop.checkout.shipping')}
      name="shipping"
      value={value}
      onChange={choose}
      options={[
        {
          value: 'free',
          label: text('shop.checkout.shipping.free'),
          note: text('shop.checkout.shipping.freeNote'),
        },
        {
          value: 'fast',
          label: text('shop.checkout.shipping.fast'),
          note: text('shop.checkout.shipping.fastNote', {
            price: format.money(shippingCharge('fast')),
          }),
        },
      ]}
    />
  )
}
