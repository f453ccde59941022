import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { pastedFiles } from '#lib/files/pastedFiles'
import { submitByKey } from '#lib/submitByKey'
import { BusyButton } from '#ui/form/BusyButton'
import { fullNote } from '#ui/form/fullNote'
import { readablePlaceholder } from '#ui/form/placeholder'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

export interface WriteFormProps {
  written: string
  onWrite: (written: string) => void
  /** What stood there before anything was written. */
  first?: string
  label: string
  submitLabel: string
  /** Room in lines before anything is written. */
  lines?: number
  /** Whether there is something to send without words: a picture. */
  ready?: boolean
  /** Whether it was opened to write in it now. */
  focused?: boolean
  /** Answers why it was not kept; null when it was. Until then what was written stays. */
  onSend: (written: string) => Promise<string | null>
  /** Takes files that are pasted into it. */
  onFiles?: (files: readonly File[]) => void
  /** Leaves it, also by Escape. */
  onCancel?: () => void
  children?: ReactNode
}

const longest = 5000

/** A text that is sent, and the button that sends it. */
export function WriteForm({
  written,
  onWrite,
  first = '',
  label,
  submitLabel,
  lines = 1,
  ready = false,
  focused = false,
  onSend,
  onFiles,
  onCancel,
  children,
}: WriteFormProps) {
  const text = useText()
  const [sending, setSending] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!focused) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [focused])
  useUnsaved(written !== first)
  const full = fullNote(text, longest, written)
  const isEmpty = written.trim() === '' && !ready

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isEmpty || sending) return
    setSending(true)
    setReason(await onSend(written.trim()))
    setSending(false)
  }

  return (
    <Form
      onSubmit={send}
      onKeyDown={(event) => {
        submitByKey(event)
        if (event.key !== 'Escape' || !onCancel) return
        event.stopPropagation()
        onCancel()
      }}
    >
      {reason !== null && <Note tone="error">{text('social.write.failed', { reason })}</Note>}
      <Input
        multiline
        fullWidth
        size="small"
        minRows={lines}
        maxRows={12}
        value={written}
        inputRef={field}
        placeholder={label}
        onChange={(event) => onWrite(event.target.value)}
        onPaste={(event) => {
          const files = pastedFiles(event.clipboardData)
          if (files.length === 0 || !onFiles) return
          event.preventDefault()
          onFiles(files)
        }}
        slotProps={{
          input: {
            'aria-label': label,
            maxLength: longest,
            // The words that stand in the empty field are the page's.
            dir: written === '' ? undefined : 'auto',
          },
        }}
      />
      {full !== '' && <FormHelperText role="status">{full}</FormHelperText>}
      <Line>
        {children}
        {onCancel && <Button onClick={onCancel}>{text('ui.cancel')}</Button>}
        <BusyButton type="submit" variant="contained" disabled={isEmpty} busy={sending}>
          {submitLabel}
        </BusyButton>
      </Line>
    </Form>
  )
}

const Input = styled(OutlinedInput)(({ theme }) => readablePlaceholder(theme))

const Form = styled('form')({ display: 'grid', gap: 8, flex: 1, minWidth: 0 })

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  '& > :first-of-type:not(:last-child)': { marginInlineEnd: 'auto' },
})
