import { useEffect, useRef, useState } from 'react'
import { useMoneyAction } from '#api/money/useMoneyAction'
import { limitOrder } from '#api/protection/limits'
import {
  type LimitKind,
  type LimitWindow,
  limitWindows,
  type Protection,
} from '#contract/protection/limits'
import { bahtFromSatang, satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { readAmount } from '#ui/money/amount'
import { activeLimit, isIncrease, parseMinutes } from './limitChange'
import { useProtecting } from './useProtecting'

/** A session has one limit, whatever the window: how long it may last. */
const sessionWindow: LimitWindow = '24h'

/** What the form holds. A new or lower limit counts at once, also offline; a higher one must wait. */
export function useLimitForm(userId: string, kind: LimitKind, protection: Protection | undefined) {
  const text = useText()
  const refusalText = useRefusalText()
  const [value, setValue] = useState('')
  const [window, setWindow] = useState<LimitWindow>(kind === 'session' ? sessionWindow : '24h')
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const protecting = useProtecting()
  const increase = useMoneyAction(limitOrder, kind)

  function read(): { next: number; error: null } | { next: null; error: string } {
    if (kind === 'session') {
      const minutes = parseMinutes(value)
      return minutes === null
        ? { next: null, error: text('account.limits.minutesInvalid') }
        : { next: minutes, error: null }
    }
    const { amount, problem } = readAmount(value)
    return problem === null
      ? { next: amount, error: null }
      : { next: null, error: refusalText({ code: problem }) }
  }

  function submit(): void {
    const { next, error: problem } = read()
    setError(problem)
    protecting.forget()
    increase.reset()
    if (next === null) {
      field.current?.focus()
      return
    }
    const order = {
      userId,
      kind,
      window,
      amount: kind === 'session' ? null : bahtFromSatang(satang(next)),
      minutes: kind === 'session' ? next : null,
    }
    if (isIncrease(activeLimit(protection, kind, window), next)) {
      void increase.submit(order)
    } else {
      const requestId = makeRequestId()
      const deed = { kind: 'limit', order: { ...order, requestId }, madeAt: Date.now() } as const
      void protecting.act(deed).then(() => setValue(''))
    }
  }

  const isRefused = protecting.outcome?.phase === 'refused' || increase.state.phase === 'refused'
  // The reason is announced beside the field that is to be corrected.
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
      protecting.busy || increase.state.phase === 'sending' || increase.state.phase === 'unknown',
    outcome: protecting.outcome,
    increase: increase.state,
  }
}
