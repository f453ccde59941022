import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { submitByKey } from '#lib/submitByKey'
import { BusyButton } from '#ui/form/BusyButton'
import { fullNote } from '#ui/form/fullNote'
import { readablePlaceholder } from '#ui/form/placeholder'
import { useDraft } from '#ui/form/useDraft'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

interface WriteFieldProps {
  /** What is written is kept under this name until it is sent, wherever one goes meanwhile. */
  draft: string
  label: string
  submitLabel: string
  /** Room in lines before anything is written. */
  lines?: number
  /** Whether there is something to send without words: a picture. */
  ready?: boolean
  /** Whether it was opened to write in it now. */
  focused?: boolean
  /** Answers whether it was saved; if not, what was written stays. */
  onSend: (written: string) => Promise<boolean>
  children?: ReactNode
}

const longest = 5000

/** A text that is sent: a post, a comment or a reply. */
export function WriteField({
  draft,
  label,
  submitLabel,
  lines = 1,
  ready = false,
  focused = false,
  onSend,
  children,
}: WriteFieldProps) {
  const text = useText()
  const [written, setWritten] = useDraft(draft)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  useUnsaved(written !== '')
  const full = fullNote(text, longest, written)
  const isEmpty = written.trim() === '' && !ready

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isEmpty || sending) return
    setSending(true)
    const isSaved = await onSend(written.trim())
    setSending(false)
    setFailed(!isSaved)
    if (isSaved) setWritten('')
  }

  return (
    <Form onSubmit={send} onKeyDown={submitByKey}>
      {failed && <Note tone="error">{text('social.write.failed')}</Note>}
      <Input
        multiline
        fullWidth
        size="small"
        minRows={lines}
        maxRows={12}
        value={written}
        inputRef={field}
        placeholder={label}
        onChange={(event) => setWritten(event.target.value)}
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
