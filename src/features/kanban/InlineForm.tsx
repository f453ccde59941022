import Button, { type ButtonProps } from '@mui/material/Button'
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
  /** For one name after the other. */
  staysOpen?: boolean
  /** Answers whether it got done; what was typed stays until then. */
  onSubmit: (line: string) => Promise<boolean>
  /** What was typed and not sent is dropped, unless it is kept for the next time. */
  onClose: (unsent: string) => void
}

/** A name typed in place. Enter does it, Escape closes it. */
export function InlineForm({
  label,
  submitLabel,
  initial = '',
  staysOpen = false,
  onSubmit,
  onClose,
}: InlineFormProps) {
  const text = useText()
  const [line, setLine] = useState(initial)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wanted = line.trim()
    if (wanted === '') {
      // Enter once more after a name is no mistake.
      setMissing(!wasSent)
      return
    }
    if (staysOpen) await sendAndGoOn(wanted)
    else if (!isBusy) await sendAndClose(wanted)
  }

  async function sendAndClose(wanted: string): Promise<void> {
    setBusy(true)
    const isDone = await onSubmit(wanted)
    setBusy(false)
    if (isDone) onClose('')
  }

  /** The field is free for the next name at once; a name that could not be sent comes back. */
  async function sendAndGoOn(wanted: string): Promise<void> {
    setLine('')
    setSent(true)
    input.current?.focus()
    if (await onSubmit(wanted)) return
    setLine((typed) => [wanted, typed].filter(Boolean).join(' '))
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(line)
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
        <Button size="small" onClick={() => onClose(line)}>
          {text(staysOpen ? 'ui.close' : 'ui.cancel')}
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled('form')({ padding: '0 8px 8px' })

const Buttons = styled('div')({ display: 'flex', gap: 8 })

interface QuickAddProps {
  /** On the button. */
  label: string
  /** On the field that it opens. */
  fieldLabel: string
  /** Answers whether it was added; if not, what was typed comes back. */
  onAdd: (title: string) => Promise<boolean>
  button?: ButtonProps
}

/**
 * A button that opens a field for one name after the other. Who closes it is back at the button, and
 * finds there again what was not sent.
 */
export function QuickAdd({ label, fieldLabel, onAdd, button }: QuickAddProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [unsent, setUnsent] = useState('')
  const wasOpen = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <InlineForm
        label={fieldLabel}
        submitLabel={text('kanban.add')}
        initial={unsent}
        staysOpen
        onSubmit={onAdd}
        onClose={(line) => {
          setUnsent(line)
          setOpen(false)
        }}
      />
    )
  }
  return (
    <Button
      {...button}
      ref={opener}
      startIcon={<PlusIcon size={18} />}
      onClick={() => setOpen(true)}
    >
      {label}
    </Button>
  )
}
