import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { UserProfile } from '#contract/users/profile'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'
import type { SectionFormState } from './useSectionForm'

interface FormFrameProps extends FlowProps {
  label: string
  form: SectionFormState
  /** Label of the button; defaults to “Save changes”. */
  saveLabel?: string
  /** Message after saving. */
  doneText?: string
  children: ReactNode
}

/** Shared frame of all profile forms: result message and buttons. */
export function FormFrame({ label, form, saveLabel, doneText, flow, children }: FormFrameProps) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const element = useRef<HTMLFormElement>(null)
  const { dirty, busy, done, failure, refusals, submit, discard } = form
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (dirty && !(await submit())) return
    flow?.onNext()
  }

  const next = text(flow?.isLast ? 'users.steps.finish' : 'users.steps.continue')
  return (
    <form ref={element} noValidate aria-label={label} onSubmit={(event) => void send(event)}>
      {children}
      {failure && (
        <Note tone="error">{text('users.form.failed', { reason: errorMessage(failure) })}</Note>
      )}
      {done && !dirty && <Note tone="success">{doneText ?? text('users.form.saved')}</Note>}
      <Buttons>
        {flow?.onBack && (
          <Button variant="outlined" onClick={flow.onBack}>
            {text('users.steps.back')}
          </Button>
        )}
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          busy={busy}
          disabled={!flow && !dirty}
        >
          {flow ? next : (saveLabel ?? text('users.form.save'))}
        </BusyButton>
        {dirty && !busy && <Button onClick={discard}>{text('users.form.discard')}</Button>}
      </Buttons>
    </form>
  )
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 })

/** For a form that is one of several steps: its button leads to the next one. */
export interface Flow {
  /** Null in the first step. */
  onBack: (() => void) | null
  onNext: () => void
  isLast: boolean
}

/** Props of every form of the account profile. */
export interface FlowProps {
  /** Left out for a form that is no step. */
  flow?: Flow | undefined
}

export interface SectionProps extends FlowProps {
  profile: UserProfile
}
