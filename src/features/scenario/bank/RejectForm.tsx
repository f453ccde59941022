import Button from '@mui/material/Button'
import { type SubmitEvent, useRef, useState } from 'react'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'

/** As long as the door accepts one. */
const longestReason = 200

interface RejectFormProps {
  onReject: (reason: string) => void
}

/** The player reads the reason: there is no rejection without one. */
export function RejectForm({ onReject }: RejectFormProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const given = reason.trim()

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (given === '') input.current?.focus()
    else onReject(given)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={text('scenario.bank.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        error={tried && given === '' ? text('scenario.bank.reasonNeeded') : null}
        maxLength={longestReason}
        autoComplete="off"
        inputRef={input}
        required
      />
      <Button type="submit" variant="outlined" color="error">
        {text('scenario.bank.decide.reject')}
      </Button>
    </form>
  )
}
