import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { isComposing, submitByKey } from '#lib/keys/isComposing'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { LongField } from './LongField'

interface CommentEditorProps {
  typed: string
  onType: (typed: string) => void
  /** @returns true if it was saved; the input stays until then */
  onSave: (said: string) => Promise<boolean>
  onClose: () => void
}

/** Replaces the user's own comment while it is being edited. Escape discards the change. */
export function CommentEditor({ typed, onType, onSave, onClose }: CommentEditorProps) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    const isDone = await onSave(typed.trim())
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        submitByKey(event)
        if (event.key !== 'Escape' || isComposing(event)) return
        event.stopPropagation()
        onClose()
      }}
    >
      <LongField label={text('kanban.comment.edit')} value={typed} onChange={onType} autoFocus />
      <Buttons>
        <BusyButton
          type="submit"
          variant="contained"
          size="small"
          disabled={typed.trim() === ''}
          busy={isBusy}
        >
          {text('demo.save')}
        </BusyButton>
        <Button size="small" onClick={onClose}>
          {text('ui.cancel')}
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled('form')({})

const Buttons = styled('div')({ display: 'flex', gap: 8 })
