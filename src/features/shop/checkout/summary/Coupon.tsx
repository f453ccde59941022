import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { isRepeated } from '#lib/isRepeated'
import { bahtFromSatang, type Satang } from '#lib/money'
import { DataText } from '#ui/display/DataText'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'
import { useApplyDiscountMutation } from '../../api/cart'

interface CouponProps {
  subtotal: Satang
  /** In force now. */
  discount: Satang
}

/** A discount code, and what came of it. One holds at a time. */
export function Coupon({ subtotal, discount }: CouponProps) {
  const text = useText()
  const format = useFormat()
  const { code, setCode, error, result, busy, apply, remove } = useCoupon(subtotal)
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
          error={error}
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

/** Spec 5: the codes of the demo, told to whoever wants to try one. */
const demoCodes = ['BERRY50', 'FLAT05', 'SUB150', 'UPTO200'] as const

const longestCode = 40

/** The code that is typed, and what came of the one that was sent last. */
function useCoupon(subtotal: Satang) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [result, setResult] = useState<CouponResult | null>(null)
  const [send, { isLoading: busy }] = useApplyDiscountMutation()

  async function ask(sent: string): Promise<void> {
    setResult(null)
    const { data, error } = await send({ code: sent, total: bahtFromSatang(subtotal) })
    if (data === undefined) {
      setResult({ kind: 'failed', reason: errorMessage(error) })
    } else if (sent === '') {
      setResult({ kind: 'removed' })
    } else if (data.amount === 0) {
      setResult({ kind: 'none', code: sent })
    } else {
      setResult({ kind: 'given', code: sent, amount: data.amount })
      setCode('')
    }
  }

  return {
    code,
    error,
    result,
    busy,
    setCode: (typed: string) => {
      setCode(typed)
      setError(null)
    },
    apply: async () => {
      if (busy) return
      const sent = code.trim().toUpperCase()
      if (sent === '') setError(text('shop.checkout.coupon.missing'))
      else await ask(sent)
    },
    /** No code at all is worth nothing, and takes the place of the one before. */
    remove: async () => {
      if (!busy) await ask('')
    },
  }
}

/** What came of a discount code. */
type CouponResult =
  | { readonly kind: 'given'; readonly code: string; readonly amount: Satang }
  /** Worth nothing: the shop does not know it. */
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly reason: string }
