import type { PaymentMethod } from '#contract/shop/cart'
import type { Satang } from '#lib/money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { OptionCards } from '../OptionCards'

interface MethodChoiceProps {
  method: PaymentMethod
  total: Satang
  onChange: (method: PaymentMethod) => void
}

export function MethodChoice({ method, total, onChange }: MethodChoiceProps) {
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
