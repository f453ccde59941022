import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { mostPictures } from '#contract/social/social'
import { isComposing, submitByKey } from '#lib/keys/isComposing'
import { readablePlaceholder } from '#ui/display/DataText'
import { useDropZone } from '#ui/drop/useDropZone'
import { BusyButton } from '#ui/form/BusyButton'
import { fullNote } from '#ui/form/Field'
import { pastedFiles } from '#ui/form/FileInput'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { Note } from '#ui/state/Note'
import { PictureRow } from './PictureRow'
import type { Pictures } from './pictures'

export interface WriteFormProps {
  written: string
  onWrite: (written: string) => void
  /** The initial text. */
  first?: string
  label: string
  submitLabel: string
  /** Initial height in lines. */
  lines?: number
  /** For a post, which may consist of pictures only. */
  pictures?: Pictures | undefined
  /** Whether it accepts pictures dropped elsewhere on the page. */
  takesPageDrops?: boolean
  /** Whether it was just opened, so that it takes the focus. */
  focused?: boolean
  /** @returns the error; null if it was stored. The input stays until then. */
  onSend: (written: string) => Promise<object | null>
  /** Cancels, also with Escape. */
  onCancel?: () => void
}

const longest = 5000

/** Text field with a send button. */
export function WriteForm({
  written,
  onWrite,
  first = '',
  label,
  submitLabel,
  lines = 1,
  pictures,
  takesPageDrops = false,
  focused = false,
  onSend,
  onCancel,
}: WriteFormProps) {
  const text = useText()
  const [sending, setSending] = useState(false)
  const errorMessage = useErrorMessage()
  const [failure, setFailure] = useState<object | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!focused) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [focused])
  useUnsaved(written !== first || pictures?.isChanged === true, true)
  const full = fullNote(text, longest, written)
  const isEmpty = written.trim() === '' && !pictures?.now.length

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isEmpty || sending) return
    setSending(true)
    setFailure(await onSend(written.trim()))
    setSending(false)
  }

  const dropZone = useDropZone((files) => void pictures?.take(files), {
    isPageWide: takesPageDrops,
  })

  function paste(event: ClipboardEvent): void {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0 || !pictures) return
    event.preventDefault()
    void pictures.take(files)
  }

  return (
    <Form
      ref={pictures && dropZone}
      onSubmit={send}
      onKeyDown={(event) => {
        submitByKey(event)
        if (event.key !== 'Escape' || !onCancel || isComposing(event)) return
        event.stopPropagation()
        onCancel()
      }}
    >
      {pictures?.problem && (
        <Note tone="error">{text(pictures.problem, { count: mostPictures })}</Note>
      )}
      {failure !== null && (
        <Note tone="error">{text('social.write.failed', { reason: errorMessage(failure) })}</Note>
      )}
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
        onPaste={paste}
        slotProps={{
          input: {
            'aria-label': label,
            maxLength: longest,
            // The placeholder is in the language of the page.
            dir: written === '' ? undefined : 'auto',
          },
        }}
      />
      {full !== '' && <FormHelperText role="status">{full}</FormHelperText>}
      <Line>
        {pictures && <PictureRow pictures={pictures} />}
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
