import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef } from 'react'
import type { ChatUser } from '#contract/chat/chat'
import { BusyIconButton } from '#ui/form/BusyIconButton'
import { SendIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useDraft } from '../writing/useDraft'
import { EmojiButton } from './EmojiButton'

interface ComposerProps {
  user: ChatUser
  onSend: (text: string) => void
}

/** As long as the contract allows. */
const longest = 100_000

/** Where a message is written. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ user, onSend }: ComposerProps) {
  const text = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useDraft(user.id)

  function send(): void {
    const message = draft.trim()
    if (message === '') return
    setDraft('')
    onSend(message)
    field.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent): void {
    // While Thai, Chinese or Japanese is composed, Enter chooses a word. Safari ends that before
    // it tells of the key: only the old code 229 remains.
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || composing) return
    event.preventDefault()
    send()
  }

  /** In the place of what is marked; the caret then stands behind it. */
  function insert(emoji: string): void {
    const { selectionStart: start = draft.length, selectionEnd: end = draft.length } =
      field.current ?? {}
    setDraft(draft.slice(0, start) + emoji + draft.slice(end))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start + emoji.length, start + emoji.length)
    })
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <EmojiButton onChoose={insert} />
      <Field
        multiline
        maxRows={6}
        inputRef={field}
        value={draft}
        placeholder={text('chat.write')}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
        slotProps={{
          input: {
            dir: 'auto',
            maxLength: longest,
            enterKeyHint: 'send',
            'aria-label': text('chat.writeTo', { name: user.name }),
          },
        }}
      />
      <BusyIconButton
        type="submit"
        color="primary"
        aria-label={text('chat.send')}
        disabled={draft.trim() === ''}
      >
        <SendIcon size={22} />
      </BusyIconButton>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  padding: 8,
  borderTop: `1px solid ${theme.palette.divider}`,
}))

const Field = styled(InputBase)({ flex: 1, minHeight: 40, padding: '8px 4px' })
