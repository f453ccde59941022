import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ChatUser } from '#contract/chat/chat'
import { isComposing } from '#lib/keys/isComposing'
import { readablePlaceholder } from '#ui/display/DataText'
import { ProgressBar } from '#ui/display/ProgressBar'
import { useDropZone } from '#ui/drop/useDropZone'
import { BusyIconButton } from '#ui/form/BusyButton'
import { fullNote } from '#ui/form/Field'
import { FileInput, pastedFiles } from '#ui/form/FileInput'
import { PaperclipIcon, SendIcon } from '#ui/icons/actions'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { Quote } from '../conversation/Quote'
import type { Quoted } from '../conversation/spoken'
import { useMessageDraft, useReplyTo } from '../writing/useMessageDraft'
import { EmojiButton } from './EmojiButton'
import { MessageForm } from './MessageForm'
import { useEnterBreaks, useHasKeyboard } from './useHasKeyboard'
import { useSendFiles } from './useSendFiles'

interface ComposerProps {
  user: ChatUser
  /** The message being replied to. */
  quoted: Quoted | undefined
  onSend: (text: string) => void
  /** Called when files start to be sent. */
  onSendFiles: () => void
  /** Edits the last own message; called for an arrow up in an empty field. */
  onEditLast: () => void
}

/** Field to write a message. */
export function Composer({ user, quoted, onSend, onSendFiles, onEditLast }: ComposerProps) {
  const text = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useMessageDraft(user.id)
  const [replyTo, setReplyTo] = useReplyTo(user.id)
  const files = useSendFiles(user.id, {
    replyTo: quoted?.id,
    onSend: () => {
      setReplyTo(null)
      onSendFiles()
    },
  })
  const hasKeyboard = useHasKeyboard()
  const enterBreaks = useEnterBreaks()
  const dropZone = useDropZone(files.send, { isPageWide: true })
  useEffect(() => {
    if (hasKeyboard) field.current?.focus({ preventScroll: true })
  }, [hasKeyboard])
  // Focus the field when the user chooses or cancels a reply.
  const knownReply = useRef(replyTo)
  useEffect(() => {
    if (knownReply.current !== replyTo) field.current?.focus()
    knownReply.current = replyTo
  }, [replyTo])

  const { progress } = files
  const problem = files.error || fullNote(text, longest, draft)

  function send(): void {
    const message = draft.trim()
    if (message === '') return
    setDraft('')
    onSend(message)
    setReplyTo(null)
    field.current?.focus()
  }

  /** Inserts the emoji in place of the selection and puts the caret after it. */
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
    <>
      {problem !== '' && <ErrorLine role="alert">{problem}</ErrorLine>}
      {progress && progress.count > 1 && (
        <Progress>
          <ProgressBar
            label={text('chat.filesSent', { ...progress })}
            share={progress.sent / progress.count}
          />
        </Progress>
      )}
      {quoted && (
        <Answered>
          <Quote quoted={quoted} name={user.name} />
          <IconButton aria-label={text('chat.cancelReply')} onClick={() => setReplyTo(null)}>
            <CloseIcon size={20} />
          </IconButton>
        </Answered>
      )}
      <MessageForm ref={dropZone} onSubmit={send}>
        <EmojiButton onChoose={insert} />
        <FileInput ref={picker} multiple onChoose={files.send} />
        <BusyIconButton
          aria-label={text('chat.attach')}
          busy={progress !== null}
          onClick={() => picker.current?.click()}
        >
          <PaperclipIcon size={22} />
        </BusyIconButton>
        <Field
          multiline
          maxRows={6}
          inputRef={field}
          value={draft}
          placeholder={text('chat.write')}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (isComposing(event)) return
            if (sendsOn(event, enterBreaks)) send()
            if (event.key === 'Escape' && replyTo !== null) setReplyTo(null)
            if (event.key !== 'ArrowUp' || draft !== '') return
            event.preventDefault()
            onEditLast()
          }}
          onPaste={(event) => {
            const pasted = pastedFiles(event.clipboardData)
            if (pasted.length === 0) return
            event.preventDefault()
            files.send(pasted)
          }}
          slotProps={{
            input: {
              // The placeholder is in the language of the page.
              dir: draft === '' ? undefined : 'auto',
              maxLength: longest,
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
      </MessageForm>
    </>
  )
}

/** Limit of the contract. */
export const longest = 100_000

/**
 * @returns true if the key sends the message, instead of its default action; with Shift Enter inserts a line
 * break, with Ctrl it always sends
 */
export function sendsOn(event: KeyboardEvent, enterBreaks: boolean): boolean {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return false
  if (enterBreaks && !event.ctrlKey && !event.metaKey) return false
  event.preventDefault()
  return true
}

export const Field = styled(InputBase)(({ theme }) => ({
  flex: 1,
  minHeight: 40,
  padding: '8px 4px',
  ...readablePlaceholder(theme),
}))

const Answered = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 4px 12px',
  '& > div': { flex: 1, margin: 0 },
  '@media (max-height: 480px)': { paddingTop: 2 },
})

const Progress = styled('div')({ margin: '4px 12px 0' })

const ErrorLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '4px 12px 0',
  overflowWrap: 'anywhere',
  color: theme.palette.error.readable,
}))
