import { styled } from '@mui/material/styles'
import type { CartLine } from '#contract/shop/cart'
import { lineTotal, piecesOf } from '#contract/shop/totals'
import { satang } from '#lib/money'
import { Sample } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import type { CartState } from '../../api/cartState'
import { Coupon } from './Coupon'

/** The costs of the order. */
export function OrderSummary({ cart }: { cart: CartState }) {
  const text = useText()
  const { subtotal, discount, code, shipping, total, step } = cart
  return (
    <SectionCard title={text('shop.checkout.summary')}>
      {step > 0 && <SummaryLines products={cart.products} />}
      <Amounts aria-live="polite">
        <div>
          <dt>
            <bdi>{text('shop.checkout.subtotal', { count: piecesOf(cart.products) })}</bdi>
          </dt>
          <dd>
            <Money amount={subtotal} />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>
              <bdi>
                {code === ''
                  ? text('shop.checkout.discount')
                  : text('shop.checkout.discountOf', { code })}
              </bdi>
            </dt>
            <dd>
              <Money amount={satang(0 - discount)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text('shop.checkout.shipping')}</dt>
          <dd>{shipping === 0 ? text('shop.checkout.free') : <Money amount={shipping} />}</dd>
        </div>
        <div className="total">
          <dt>{text('shop.checkout.total')}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </Amounts>
      <Coupon subtotal={subtotal} discount={discount} inForce={code} />
    </SectionCard>
  )
}

const Amounts = styled('dl')(({ theme }) => ({
  margin: '0 0 12px',
  display: 'grid',
  gap: 8,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  dt: { color: theme.palette.text.secondary },
  dd: { margin: 0, textAlign: 'end' },
  '.total': {
    paddingTop: 12,
    borderTop: `1px solid ${theme.palette.divider}`,
    ...theme.typography.h4,
    dt: { color: 'inherit' },
  },
}))

/** The ordered products in short; they can be changed in the first step. */
function SummaryLines({ products }: { products: readonly CartLine[] }) {
  const format = useFormat()
  return (
    <Lines>
      {products.map((line) => (
        <li key={line.itemId}>
          <bdi>
            <Sample>{line.name}</Sample> × {format.number(line.quantity)}
          </bdi>
          <Money amount={lineTotal(line)} />
        </li>
      ))}
    </Lines>
  )
}

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  margin: '0 0 12px',
  padding: '0 0 12px',
  listStyle: 'none',
  borderBottom: `1px solid ${theme.palette.divider}`,
  li: { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& > li > bdi:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
}))
