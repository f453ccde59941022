import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { leastReason } from '#contract/admin/request'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { useText } from '#ui/intl/useText'
import type { AdminFailure } from '../api/adminApi'
import { useStaffDraft } from '../form/draft'
import { GuardNotice } from '../guard/AloneNotice'
import { type FormWeight, useGuard } from '../guard/useGuard'
import { RequestError } from './RequestError'
import { nobody, SelfCheck } from './SelfCheck'

/** Data entered with a confirmation. */
export interface DecisionInput {
  requestId: string
  reason?: string
  bankRef?: string
  password?: string
  code?: string
}

interface DecisionProps {
  /** The effect of the decision, with name, amount and account. */
  summary: ReactNode
  /** Names the action ("Approve"), not "OK". */
  confirmLabel: string
  /**
   * Action and target (`reject:D1001`); key of the draft, which is restored when the decision is opened again.
   */
  about: string
  destructive?: boolean
  asks?: readonly ('reason' | 'bankRef' | 'password')[]
  /** Common reasons, to select instead of typing. */
  reasons?: readonly string[]
  /** Reader of the reason. */
  reasonReader?: 'player' | 'staff'
  /** Without inputs, Enter confirms at once; false if the summary has fields of its own. */
  focusesConfirm?: boolean
  /** Its weight, if a second person may have to approve it. */
  weight?: FormWeight | null
  /** Why an earlier try failed. */
  earlier?: AdminFailure | null
  /** @returns why it failed, or null; `unsent` if it was not sent yet, and the input must stay */
  onConfirm: (input: DecisionInput) => Promise<AdminFailure | 'unsent' | null>
  onCancel: () => void
}

/**
 * The second step of every decision: repeats target and facts, asks for the required input, and confirms
 * on Enter. Its request id is fixed, so pressing twice sends one request.
 */
export function Decision({
  summary,
  confirmLabel,
  about,
  destructive = false,
  asks = [],
  reasons = [],
  reasonReader = 'player',
  focusesConfirm = asks.length === 0,
  weight = null,
  earlier = null,
  onConfirm,
  onCancel,
}: DecisionProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const draft = useStaffDraft(about)
  const { requestId } = draft
  const values = { reason: draft.typed('reason'), bankRef: draft.typed('bankRef') }
  const [self, setSelf] = useState(nobody)
  const guarding = useGuard()(weight)
  const [isRefused, setRefused] = useState(earlier?.error?.code === 'passwordrequired')
  const asksSelf = asks.includes('password') || isRefused || guarding?.isAlone === true
  const [failure, setFailure] = useState(earlier)
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  // On a phone, the on-screen keyboard would cover the suggested reasons.
  const hasKeyboard = useMediaQuery('(hover: hover)', { noSsr: true })
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input, select, textarea')
    if (hasKeyboard && first?.matches('[name=reason]')) first.focus()
  }, [hasKeyboard])
  const change = (name: keyof typeof values) => (value: string) => draft.type(name, value)

  const lacksReason = asks.includes('reason') && values.reason.trim().length < leastReason
  const lacksRef = asks.includes('bankRef') && values.bankRef.trim().length < 4

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setMissing(lacksReason || lacksRef)
    if (lacksReason || lacksRef) {
      focusIn(form.current, lacksReason ? '[name=reason]' : '[name=bankRef]')
      return
    }
    setBusy(true)
    draft.sending()
    const outcome = await onConfirm({
      requestId,
      ...(asks.includes('reason') && { reason: values.reason.trim() }),
      ...(asks.includes('bankRef') && { bankRef: values.bankRef.trim() }),
      ...(asksSelf && self),
    })
    setBusy(false)
    if (outcome === 'unsent') return
    setFailure(outcome)
    draft.answered(outcome)
    if (outcome?.error?.code === 'passwordrequired') setRefused(true)
  }

  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {summary}
      {asks.includes('reason') && (
        <>
          <Field
            label={text('admin.decision.reason')}
            name="reason"
            multiline
            minRows={2}
            maxLength={500}
            required
            hint={text(reasonHints[reasonReader], { least: leastReason })}
            error={isMissing && lacksReason ? text('admin.error.reasonrequired') : null}
            value={values.reason}
            onChange={change('reason')}
          />
          <Reasons>
            {reasons.map((reason) => (
              <Button
                key={reason}
                size="small"
                variant="outlined"
                onClick={() => change('reason')(reason)}
              >
                {reason}
              </Button>
            ))}
          </Reasons>
        </>
      )}
      {asks.includes('bankRef') && (
        <Field
          label={text('admin.decision.bankRef')}
          name="bankRef"
          maxLength={40}
          required
          autoFocus
          error={isMissing && lacksRef ? text('admin.decision.bankRefHint') : null}
          value={values.bankRef}
          onChange={change('bankRef')}
        />
      )}
      <GuardNotice guarding={guarding} />
      {asksSelf && <SelfCheck value={self} onChange={setSelf} />}
      <RequestError failure={failure} />
      <Actions>
        <Button onClick={onCancel} disabled={busy}>
          {text('ui.cancel')}
        </Button>
        <BusyButton
          type="submit"
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          busy={busy}
          autoFocus={focusesConfirm}
        >
          {confirmLabel}
        </BusyButton>
      </Actions>
    </Form>
  )
}

const reasonHints = {
  player: 'admin.decision.reasonHint',
  staff: 'adminPeople.reasonHint',
} as const

const Form = styled('form')(({ theme }) => ({
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.divider}`,
  // A sentence with names and amounts keeps its own direction, whatever the page's.
  p: { unicodeBidi: 'plaintext' },
}))

const Reasons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 8 })

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 12,
})
