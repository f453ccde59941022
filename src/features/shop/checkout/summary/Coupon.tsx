import { styled } from '@mui/material/styles'
import { isRepeated } from '#lib/isRepeated'
import type { Satang } from '#lib/money'
import { DataText } from '#ui/display/DataText'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { demoCodes, longestCode, useCoupon } from './useCoupon'

interface CouponProps {
  subtotal: Satang
  /** In force now. */
  discount: Satang
}

/** A discount code, and what came of it. One holds at a time. */
export function Coupon({ subtotal, discount }: CouponProps) {
  const text = useText()
  const format = useFormat()
  const { code, setCode, problem, result, busy, apply, remove } = useCoupon(subtotal)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <Line>
        <Field
          label={text('shop.checkout.coupon')}
          name="coupon"
          value={code}
          onChange={setCode}
          error={problem}
          hint={text('shop.checkout.coupon.hint', { codes: demoCodes.join(', ') })}
          autoComplete="off"
          maxLength={longestCode}
        />
        <BusyButton
          type="submit"
          variant="outlined"
          busy={busy}
          onClick={(event) => {
            if (isRepeated(event)) event.preventDefault()
          }}
        >
          {text('shop.checkout.coupon.apply')}
        </BusyButton>
      </Line>
      {result?.kind === 'given' && (
        <Note tone="success">
          <bdi>
            {text('shop.checkout.coupon.given', {
              code: result.code,
              amount: format.money(result.amount),
            })}
          </bdi>
        </Note>
      )}
      {result?.kind === 'none' && (
        <Note tone="warning">
          <bdi>{text('shop.checkout.coupon.none', { code: result.code })}</bdi>
        </Note>
      )}
      {result?.kind === 'removed' && (
        <Note tone="info">{text('shop.checkout.coupon.removed')}</Note>
      )}
      {result?.kind === 'failed' && (
        <Note tone="error">
          <DataText>{result.reason}</DataText>
        </Note>
      )}
      {discount > 0 && (
        <BusyButton size="small" busy={busy} onClick={() => void remove()}>
          {text('shop.checkout.coupon.remove')}
        </BusyButton>
      )}
    </form>
  )
}

/** The button stands beside the field itself, whatever is written below that. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  button: { flexShrink: 0, minHeight: 44, marginTop: 12 },
})
