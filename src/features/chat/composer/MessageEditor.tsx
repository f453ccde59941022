import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useChangeChatMessageMutation } from '#api/chat/chat'
import type { ChatMessage } from '#contract/chat/chat'
import { isComposing } from '#lib/keys/isComposing'
import { BusyIconButton } from '#ui/form/BusyButton'
import { fullNote } from '#ui/form/Field'
import { CheckIcon, CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import type { MessageChange } from '../writing/useMessageEdit'
import { Field, longest, sendsOn } from './Composer'
import { MessageForm } from './MessageForm'
import { useEnterBreaks, useHasKeyboard } from './useHasKeyboard'

interface MessageEditorProps {
  message: ChatMessage
  /** The edited text so far. */
  change: MessageChange
  /** Null if nothing was edited; the field then follows other windows. */
  onChange: (change: MessageChange | null) => void
  /** Whether editing was just requested, as opposed to restored. */
  isAsked: boolean
  onDone: () => void
}

/** Replaces the composer while an own message is edited. Escape discards the change. */
export function MessageEditor(props: MessageEditorProps) {
  const { message, change, onChange, isAsked, onDone } = props
  const { was = message.text, text: typed } = change
  const text = useText()
  const run = useMutationFeedback()
  const [save, { isLoading }] = useChangeChatMessageMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const enterBreaks = useEnterBreaks()
  const takesFocus = useHasKeyboard() || isAsked
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [takesFocus])

  // Another window has changed the message in the meantime.
  const isConflict = message.text !== was && message.text !== typed

  function type(next: string): void {
    onChange(next === was || next === message.text ? null : { ...change, was, text: next })
  }

  async function submit(): Promise<void> {
    const next = typed.trim()
    if (next === '' || isLoading) return
    const { id, text: now } = message
    if (next !== now && !(await run(save({ id, text: next, was: now }))).isDone) return
    onDone()
  }

  return (
    <>
      <Hint>{fullNote(text, longest, typed) || text('chat.editing')}</Hint>
      <ConflictNote
        value={isConflict ? message.text : undefined}
        onTake={() => {
          onChange(null)
          field.current?.focus()
        }}
      />
      <MessageForm onSubmit={() => void submit()}>
        <IconButton aria-label={text('chat.cancelEdit')} onClick={onDone}>
          <CloseIcon size={22} />
        </IconButton>
        <Field
          multiline
          maxRows={6}
          inputRef={field}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (sendsOn(event, enterBreaks)) void submit()
            if (event.key === 'Escape' && !isComposing(event)) onDone()
          }}
          slotProps={{
            input: {
              dir: 'auto',
              maxLength: longest,
              'aria-label': text('chat.editing'),
            },
          }}
        />
        <BusyIconButton
          type="submit"
          color="primary"
          aria-label={text('chat.save')}
          disabled={typed.trim() === '' || isLoading}
        >
          <CheckIcon size={22} />
        </BusyIconButton>
      </MessageForm>
    </>
  )
}

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 12px 0',
  color: theme.palette.text.secondary,
}))
