import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'

interface InlineFormProps {
  label: string
  /** Names the deed. */
  submitLabel: string
  initial?: string
  /** Answers whether it got done; what was typed stays until then. */
  onSubmit: (line: string) => Promise<boolean>
  onClose: () => void
}

/** A name typed in place. Enter does it, Escape drops it. */
export function InlineForm({
  label,
  submitLabel,
  initial = '',
  onSubmit,
  onClose,
}: InlineFormProps) {
  const text = useText()
  const [line, setLine] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const wanted = line.trim()
    if (wanted === '') {
      setMissing(true)
      return
    }
    setBusy(true)
    const isDone = await onSubmit(wanted)
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <Field
        label={label}
        name="line"
        value={line}
        onChange={setLine}
        error={isMissing && line.trim() === '' ? text('kanban.titleMissing') : null}
        maxLength={200}
        inputRef={input}
      />
      <Buttons>
        <BusyButton type="submit" variant="contained" size="small" busy={isBusy}>
          {submitLabel}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          {text('ui.cancel')}
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled('form')({ padding: '0 8px 8px' })

const Buttons = styled('div')({ display: 'flex', gap: 8 })
