import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { PlusIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'

interface InlineFormProps {
  label: string
  /** Names the action. */
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

interface AddLineProps {
  /** On the button. */
  label: string
  /** On the field that it opens. */
  fieldLabel: string
  /** Pixels that the field takes where there is room. */
  width: number
  /** Answers whether it was added; if not, what was typed stays. */
  onAdd: (title: string) => Promise<boolean>
}

/** Above columns or stories: a new one at their end, named in place. */
export function AddLine({ label, fieldLabel, width, onAdd }: AddLineProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Line>
      {isOpen ? (
        <Narrow style={{ width }}>
          <InlineForm
            label={fieldLabel}
            submitLabel={text('kanban.add')}
            onSubmit={onAdd}
            onClose={() => setOpen(false)}
          />
        </Narrow>
      ) : (
        <Button startIcon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', marginBottom: 8 })

const Narrow = styled('div')({ maxWidth: '100%' })
