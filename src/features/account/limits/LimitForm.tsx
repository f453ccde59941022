import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePayment } from '#api/payments/usePayment'
import { limitPayment } from '#api/protection/limits'
import {
  type LimitKind,
  type LimitWindow,
  limitWindows,
  type Protection,
} from '#contract/protection/limits'
import { bahtFromSatang, satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useErrorText } from '#ui/intl/useErrorText'
import { useLocale, useText } from '#ui/intl/useText'
import { AmountField, readAmount } from '#ui/money/AmountField'
import { Note } from '#ui/state/Note'
import { IncreaseNote, Waits } from './IncreaseNote'
import { activeLimit, isIncrease, parseMinutes, waitsUntil } from './limitChange'
import { ProtectedNote } from './ProtectedNote'
import { useProtecting } from './useProtecting'

interface Props {
  userId: string
  kind: LimitKind
  protection: Protection | undefined
}

/** Sets one of the player's own limits: any amount, and one of three rolling windows. */
export function LimitForm({ userId, kind, protection }: Props) {
  const text = useText()
  const form = useLimitForm(userId, kind, protection)
  const shared = {
    name: `${kind}-limit`,
    value: form.value,
    onChange: form.setValue,
    error: form.error,
    inputRef: form.field,
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    form.submit()
  }

  return (
    <Form noValidate onSubmit={submit} aria-label={text(`account.limits.${kind}`)}>
      {kind === 'session' ? (
        <Field
          {...shared}
          announced
          label={text('account.limits.minutesLabel')}
          inputMode="numeric"
          required
        />
      ) : (
        <>
          <AmountField {...shared} label={text('account.limits.amountLabel')} />
          <SelectField
            label={text('account.limits.windowLabel')}
            name={`${kind}-window`}
            value={form.window}
            options={limitWindows.map((window) => ({
              value: window,
              label: text(`protection.window.${window}`),
            }))}
            onChange={form.setWindow}
            hint={text('account.limits.rolling')}
          />
        </>
      )}
      <BusyButton type="submit" variant="contained" size="large" busy={form.busy}>
        {text('account.limits.set')}
      </BusyButton>
      <Outcome {...form} />
    </Form>
  )
}

type Outcomes = Pick<ReturnType<typeof useLimitForm>, 'outcome' | 'increase' | 'waits'>

/** The result. The provider's answer takes precedence over the page's guess. */
function Outcome({ outcome, increase, waits }: Outcomes) {
  const text = useText()
  const applied = text('account.limits.applied')
  if (typeof waits === 'number') return <Waits until={waits} />
  if (waits === null) return <Note tone="success">{applied}</Note>
  return (
    <>
      <ProtectedNote outcome={outcome} applied={applied} />
      <IncreaseNote state={increase} />
    </>
  )
}

const Form = styled('form')({ marginTop: 8, '& > button': { marginTop: 8 } })

/** A session has a single limit, its maximum duration, whatever the window. */
const sessionWindow: LimitWindow = '24h'

/** State of the form. A new or lower limit applies at once, even offline; a higher one must wait. */
function useLimitForm(userId: string, kind: LimitKind, protection: Protection | undefined) {
  const text = useText()
  const locale = useLocale()
  const errorText = useErrorText()
  const [value, setValue] = useState('')
  const [window, setWindow] = useState<LimitWindow>(kind === 'session' ? sessionWindow : '24h')
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const protecting = useProtecting()
  const [sentWindow, setSentWindow] = useState(window)
  const increase = usePayment(limitPayment, kind)

  function read(): { next: number; error: null } | { next: null; error: string } {
    if (kind === 'session') {
      const minutes = parseMinutes(value)
      return minutes === null
        ? { next: null, error: text('account.limits.minutesInvalid') }
        : { next: minutes, error: null }
    }
    const { amount, error } = readAmount(value, locale)
    return error === null
      ? { next: amount, error: null }
      : { next: null, error: errorText({ code: error }) }
  }

  function submit(): void {
    const { next, error: wrong } = read()
    setError(wrong)
    protecting.forget()
    increase.reset()
    if (next === null) {
      field.current?.focus()
      return
    }
    const request = {
      userId,
      kind,
      window,
      amount: kind === 'session' ? null : bahtFromSatang(satang(next)),
      minutes: kind === 'session' ? next : null,
    }
    setSentWindow(window)
    if (isIncrease(activeLimit(protection, kind, window), next)) {
      void increase.submit(request)
    } else {
      const requestId = makeRequestId()
      const action = {
        kind: 'limit',
        order: { ...request, requestId },
        madeAt: Date.now(),
      } as const
      void protecting.act(action).then(() => setValue(''))
    }
  }

  const { outcome } = protecting
  // With no limit loaded, or only an outdated one, the form may mistake an increase for a decrease.
  const sent = outcome?.phase === 'applied' ? outcome : increase.state
  const waits = waitsUntil(
    sent.phase === 'applied' || sent.phase === 'accepted' ? sent.answer : null,
    kind,
    sentWindow,
  )
  const isRefused = outcome?.phase === 'refused' || increase.state.phase === 'rejected'
  // The reason is announced at the field to correct.
  useEffect(() => {
    if (isRefused) field.current?.focus()
  }, [isRefused])

  return {
    value,
    field,
    setValue: (typed: string): void => {
      setValue(typed)
      setError(null)
    },
    window,
    setWindow: (chosen: string): void =>
      setWindow(limitWindows.find((known) => known === chosen) ?? window),
    error,
    submit,
    busy:
      protecting.busy || increase.state.phase === 'sending' || increase.state.phase === 'pending',
    outcome,
    waits,
    increase: increase.state,
  }
}
