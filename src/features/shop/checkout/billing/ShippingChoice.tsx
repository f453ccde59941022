import { type ShippingType, shippingCharge } from '#contract/shop/totals'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useChooseShippingMutation } from '../../api/cart'
import { OptionCards } from '../OptionCards'
import { useKeptChoice } from '../useKeptChoice'

/** How fast it comes, and what that costs. */
export function ShippingChoice({ kept }: { kept: ShippingType }) {
  const text = useText()
  const format = useFormat()
  const [send] = useChooseShippingMutation()
  const { value, choose } = useKeptChoice(kept, send)
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
