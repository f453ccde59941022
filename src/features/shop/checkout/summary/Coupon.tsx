import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { bahtFromSatang, type Satang } from '#lib/money'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { DataText } from '#ui/display/DataText'
import { BusyButton } from '#ui/form/BusyButton'
import { Field, fullNote } from '#ui/form/Field'
import { isRepeated } from '#ui/form/isRepeated'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'
import { useApplyDiscountMutation, useAskDiscountMutation } from '../../api/cart'

interface CouponProps {
  subtotal: Satang
  /** The current discount. */
  discount: Satang
  /** The code of the current discount. */
  inForce: string
}

/** Field for a discount code, with its result. Only one code applies at a time. */
export function Coupon({ subtotal, discount, inForce }: CouponProps) {
  const text = useText()
  const format = useFormat()
  const { code, setCode, error, result, busy, worse, settle, apply, remove } = useCoupon(
    subtotal,
    discount,
  )
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
          hint={
            fullNote(text, longestCode, code) ||
            text('shop.checkout.coupon.hint', { codes: demoCodes.join(', ') })
          }
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
      {result?.kind === 'given' && result.code === inForce && result.amount === discount && (
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
          <bdi>
            {text(discount > 0 ? 'shop.checkout.coupon.noneStays' : 'shop.checkout.coupon.none', {
              code: result.code,
            })}
          </bdi>
        </Note>
      )}
      {worse && (
        <LazyConfirmDialog
          open
          title={text('shop.checkout.coupon.worse')}
          confirmLabel={text('shop.checkout.coupon.takeWorse', { code: worse.code })}
          onCancel={() => settle(false)}
          onConfirm={() => settle(true)}
        >
          <bdi>
            {text('shop.checkout.coupon.worseMeans', {
              code: worse.code,
              amount: format.money(worse.amount),
              now: format.money(discount),
            })}
          </bdi>
        </LazyConfirmDialog>
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

/** The button is beside the field, regardless of the text below it. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  button: { flexShrink: 0, minHeight: 44, marginTop: 12 },
})

/** The codes of the demo, listed for users who want to try one. */
const demoCodes = ['BERRY50', 'FLAT05', 'SUB150', 'UPTO200'] as const

const longestCode = 40

interface Worth {
  readonly code: string
  readonly amount: Satang
}

/**
 * The typed code, and the result of the last one sent. The shop replaces the discount with whatever code it
 * receives. So the form first asks what a code is worth, and does not replace a better code without
 * confirmation.
 */
function useCoupon(subtotal: Satang, discount: Satang) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [result, setResult] = useState<CouponResult | null>(null)
  const [worse, setWorse] = useState<Worth | null>(null)
  const [ask, asking] = useAskDiscountMutation()
  const [send, sending] = useApplyDiscountMutation()
  const busy = asking.isLoading || sending.isLoading
  const total = bahtFromSatang(subtotal)

  async function put(sent: string): Promise<void> {
    const { data, error } = await send({ code: sent, total })
    if (data === undefined) {
      setResult({ kind: 'failed', reason: errorMessage(error) })
    } else if (sent === '') {
      setResult({ kind: 'removed' })
    } else {
      setResult({ kind: 'given', code: sent, amount: data.amount })
      setCode('')
    }
  }

  async function look(sent: string): Promise<void> {
    const { data, error } = await ask({ code: sent, total })
    if (data === undefined) setResult({ kind: 'failed', reason: errorMessage(error) })
    else if (data.amount === 0) setResult({ kind: 'none', code: sent })
    else if (data.amount < discount) setWorse({ code: sent, amount: data.amount })
    else await put(sent)
  }

  return {
    code,
    error,
    result,
    busy,
    /** A code worth less than the current one: the user confirms or cancels. */
    worse,
    settle: (isTaken: boolean) => {
      setWorse(null)
      if (isTaken && worse) void put(worse.code)
    },
    setCode: (typed: string) => {
      setCode(typed)
      setError(null)
    },
    apply: async () => {
      if (busy) return
      setResult(null)
      const sent = code.trim().toUpperCase()
      if (sent === '') setError(text('shop.checkout.coupon.missing'))
      else await look(sent)
    },
    /** Sends an empty code, which replaces the current one. */
    remove: async () => {
      if (busy) return
      setResult(null)
      await put('')
    },
  }
}

/** Result of a discount code. */
type CouponResult =
  | ({ readonly kind: 'given' } & Worth)
  /** Unknown to the shop. */
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'removed' }
  | { readonly kind: 'failed'; readonly reason: string }
