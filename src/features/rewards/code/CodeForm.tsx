import Button from '@mui/material/Button'
import { type SubmitEvent, useRef, useState } from 'react'
import type { ShownPayment } from '#api/payments/usePayment'
import { longestCode, normalizeCode } from '#contract/rewards/rewards'
import { providerNow } from '#lib/device/clock'
import { Field } from '#ui/form/Field'
import { SubmitButton } from '#ui/form/PlainButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { PaymentNotice, UndeliveredNotice } from '#ui/money/PaymentNotice'
import { clockText, useTimeLeft } from '#ui/money/useTimeLeft'

interface Props {
  code: string
  state: ShownPayment<unknown, unknown>
  /** Receives the typed or pasted text, not normalised. */
  onChange: (typed: string) => void
  onSubmit: () => void
}

export function CodeForm({ code, state, onChange, onSubmit }: Props) {
  const text = useText()
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [isUnfit, setUnfit] = useState(false)
  const [pasteRefused, setPasteRefused] = useState(false)
  const lockedMs = useLock(state)
  const locked = lockedMs > 0

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const unfit = reasonAgainst(code) !== null
    setUnfit(unfit)
    if (unfit) input.current?.focus()
    else if (!locked) onSubmit()
  }

  function codeErrorText(): string | null {
    if (locked) return text('rewards.code.locked', { time: clockText(lockedMs) })
    const reason = isUnfit ? reasonAgainst(code) : null
    if (reason === 'missing') return text('rewards.code.required')
    if (reason !== null) return errorText({ code: reason })
    if (state.phase !== 'rejected' || state.failure.code === 'codelocked') return null
    return errorText(state.failure)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={text('rewards.code.label')}
        name="code"
        value={code}
        onChange={onChange}
        error={codeErrorText()}
        hint={text(pasteRefused ? 'rewards.code.pasteRefused' : 'rewards.code.hint')}
        autoComplete="off"
        maxLength={longestCode}
        required
        inputRef={input}
        endAdornment={<PasteButton onPaste={onChange} onRefused={() => setPasteRefused(true)} />}
      />
      {state.phase === 'pending' && <PaymentNotice state={state} />}
      <UndeliveredNotice state={state} />
      <SubmitButton busy={state.phase === 'sending' || state.phase === 'pending'} disabled={locked}>
        {text('rewards.code.redeem')}
      </SubmitButton>
    </form>
  )
}

/** Why a text cannot be sent as a code. A paste may contain a whole message. */
function reasonAgainst(typed: string): 'missing' | 'codenotfound' | null {
  const { length } = normalizeCode(typed)
  if (length === 0) return 'missing'
  return length > longestCode ? 'codenotfound' : null
}

interface PasteButtonProps {
  onPaste: (pasted: string) => void
  /** The browser denied access to the clipboard. */
  onRefused: () => void
}

/** Fills the field from the clipboard, if the browser allows it. */
function PasteButton({ onPaste, onRefused }: PasteButtonProps) {
  const text = useText()

  async function paste(): Promise<void> {
    try {
      onPaste(await navigator.clipboard.readText())
    } catch {
      onRefused()
    }
  }

  return (
    <Button size="small" onClick={() => void paste()}>
      {text('rewards.code.paste')}
    </Button>
  )
}

/** How long codes stay locked after too many wrong ones, in ms; 0 if not locked. */
function useLock(state: ShownPayment<unknown, unknown>): number {
  return useTimeLeft(lockedUntil(state), providerNow)
}

function lockedUntil(state: ShownPayment<unknown, unknown>): number {
  if (state.phase !== 'rejected' || state.failure.code !== 'codelocked') return 0
  const until = state.failure.values?.['time']
  return typeof until === 'number' ? until : 0
}
