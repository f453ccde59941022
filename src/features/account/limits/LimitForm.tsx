import { styled } from '@mui/material/styles'
import type { FormEvent } from 'react'
import { type LimitKind, limitWindows, type Protection } from '#contract/protection/limits'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { AmountField } from '#ui/money/AmountField'
import { IncreaseNote } from './IncreaseNote'
import { ProtectedNote } from './ProtectedNote'
import { useLimitForm } from './useLimitForm'

interface Props {
  userId: string
  kind: LimitKind
  protection: Protection | undefined
}

/** A limit of the player's own: the amount is free, the rolling window one of three. */
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
      <ProtectedNote outcome={form.outcome} applied={text('account.limits.applied')} />
      <IncreaseNote state={form.increase} />
    </Form>
  )
}

const Form = styled('form')({ marginTop: 8, '& > button': { marginTop: 8 } })
