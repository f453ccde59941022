import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import {
  type ClipboardEvent,
  type DragEvent,
  Fragment,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { badRecipient, recipientsOf } from '#contract/mail/address'
import { submitByKey } from '#lib/keys/isComposing'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { useDropZone } from '#ui/drop/useDropZone'
import { BusyButton } from '#ui/form/BusyButton'
import { Field, fullNote } from '#ui/form/Field'
import { FileInput, pastedFiles } from '#ui/form/FileInput'
import { PaperclipIcon, SendIcon, TrashIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { ConflictNote } from '#ui/state/ConflictNote'
import { Tool } from '../toolbar/Tool'
import { AttachedFiles, type Attaching } from './AttachedFiles'
import { beginningOf, Recipients, useSuggestions } from './Recipients'
import type { Draft } from './useMailDraft'

interface ComposeFormProps {
  draft: Draft
  attaching: Attaching
  /** Caret position in the message before the window changed its size. */
  caretRef: RefObject<number>
  sending: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Recipients, subject, text and files of a mail. Sends nothing until all addresses are valid. */
export function ComposeForm(props: ComposeFormProps) {
  const { draft, attaching, caretRef, sending, onSend, onDiscard } = props
  const text = useText()
  const toField = useRef<HTMLInputElement>(null)
  const subjectField = useRef<HTMLInputElement>(null)
  const copyFields = useRef(new Map<string, HTMLInputElement | null>())
  const messageField = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [toError, setToError] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isTooLong, setTooLong] = useState(false)
  const { to, cc, bcc, subject, message } = draft.fields
  const [copiesShown, setCopiesShown] = useState<readonly string[]>([])
  const suggestions = useSuggestions()
  const begun = useRef(draft.fields)

  // Focus the first field to fill in: recipient, subject, or the text of a reply.
  useEffect(() => {
    const { to: whom, subject: about } = begun.current
    if (whom === '' || about === '') {
      const first = whom === '' ? toField : subjectField
      first.current?.focus()
      return
    }
    messageField.current?.focus()
    messageField.current?.setSelectionRange(caretRef.current, caretRef.current)
  }, [caretRef])

  function submit(event?: SubmitEvent): void {
    event?.preventDefault()
    const everybody = [to, cc, bcc].join()
    const none = recipientsOf(everybody).length === 0
    if (none || badRecipient(to) !== null) {
      setToError(
        none
          ? text('mail.toNone')
          : text('mail.toBad', { address: beginningOf(badRecipient(to) ?? '') }),
      )
      toField.current?.focus()
      return
    }
    const badCopies = copyNames.find((name) => badRecipient(draft.fields[name]) !== null)
    // The field shows its own error but may be out of sight.
    if (badCopies) copyFields.current.get(badCopies)?.focus()
    if (sending || badCopies) return
    if (subject.trim() === '') setAsking(true)
    else onSend()
  }

  const dropZone = useDropZone(attaching.add)

  function paste(event: ClipboardEvent): void {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0) return refuseLong(event, event.clipboardData)
    event.preventDefault()
    attaching.add(files)
  }

  /**
   * Rejects pasted or dropped text that exceeds the limit. The browser would take seconds to lay it out and
   * then cut it.
   */
  function refuseLong(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    if (data.files.length > 0 || !(event.target instanceof HTMLTextAreaElement)) return
    const fits = lengthWith(event.target, data) <= longestMessage
    setTooLong(!fits)
    if (!fits) event.preventDefault()
  }

  const full = isTooLong
    ? text('ui.full', { most: longestMessage })
    : fullNote(text, longestMessage, message)
  const problem = attaching.error || full
  const copies = copyNames.filter(
    (name) => draft.fields[name] === '' && !copiesShown.includes(name),
  )
  return (
    <Form
      ref={dropZone}
      noValidate
      onSubmit={submit}
      onKeyDown={submitByKey}
      onPaste={paste}
      onDrop={(event) => refuseLong(event, event.dataTransfer)}
    >
      <To>
        <Recipients
          label={text('mail.to')}
          value={to}
          suggestions={suggestions}
          onChange={(next) => {
            setToError('')
            draft.change({ to: next })
          }}
          error={toError}
          inputRef={toField}
        />
        {copies.map((name) => (
          <Button
            key={name}
            size="small"
            color="inherit"
            onClick={() => setCopiesShown([...copiesShown, name])}
          >
            {text(copyTexts[name])}
          </Button>
        ))}
      </To>
      <FieldConflict draft={draft} name="to" onTaken={() => toField.current?.focus()} />
      {copyNames
        .filter((name) => !copies.includes(name))
        .map((name) => (
          <Fragment key={name}>
            <Recipients
              label={text(copyTexts[name])}
              value={draft.fields[name]}
              suggestions={suggestions}
              onChange={(next) => {
                // Keep the field, and the focus in it, when its last address is removed.
                if (!copiesShown.includes(name)) setCopiesShown([...copiesShown, name])
                draft.change({ [name]: next })
              }}
              autoFocus={copiesShown.includes(name)}
              inputRef={(field) => {
                copyFields.current.set(name, field)
              }}
            />
            <FieldConflict
              draft={draft}
              name={name}
              onTaken={() => copyFields.current.get(name)?.focus()}
            />
          </Fragment>
        ))}
      <Field
        label={text('mail.subject')}
        name="subject"
        value={subject}
        onChange={(next) => draft.change({ subject: next })}
        autoComplete="off"
        maxLength={longestSubject}
        hint={fullNote(text, longestSubject, subject)}
        inputRef={subjectField}
      />
      <FieldConflict draft={draft} name="subject" onTaken={() => subjectField.current?.focus()} />
      <Message
        ref={messageField}
        // The placeholder is in the language of the page.
        dir={message === '' ? undefined : 'auto'}
        name="message"
        aria-label={text('mail.message')}
        placeholder={text('mail.message')}
        value={message}
        maxLength={longestMessage}
        onChange={(event) => {
          setTooLong(false)
          draft.change({ message: event.target.value })
        }}
        onSelect={(event) => {
          caretRef.current = event.currentTarget.selectionEnd
        }}
      />
      <FieldConflict draft={draft} name="message" onTaken={() => messageField.current?.focus()} />
      <AttachedFiles draft={draft} attaching={attaching} />
      {problem !== '' && <ErrorLine role="alert">{problem}</ErrorLine>}
      <Foot>
        <BusyButton
          type="submit"
          variant="contained"
          busy={sending}
          endIcon={<SendIcon size={18} />}
        >
          {text('mail.send')}
        </BusyButton>
        <FileInput ref={picker} multiple onChoose={attaching.add} />
        <Tool label={text('mail.attach')} onClick={() => picker.current?.click()}>
          <PaperclipIcon size={20} />
        </Tool>
        <SaveLine draft={draft} />
        <Tool label={text('mail.discard')} onClick={onDiscard}>
          <TrashIcon size={20} />
        </Tool>
      </Foot>
      <small>{text('mail.stays')}</small>
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('mail.noSubjectTitle')}
          confirmLabel={text('mail.sendAnyway')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onSend()
          }}
        >
          {text('mail.noSubjectSure')}
        </LazyConfirmDialog>
      )}
    </Form>
  )
}

interface FieldConflictProps {
  draft: Draft
  name: keyof Draft['fields']
  /** Moves the focus to the field, because the pressed button disappears. */
  onTaken: () => void
}

function FieldConflict({ draft, name, onTaken }: FieldConflictProps) {
  const value = draft.conflicts[name]
  return (
    <ConflictNote
      value={value}
      onTake={() => {
        if (value !== undefined) draft.change({ [name]: value })
        onTaken()
      }}
    />
  )
}

/** Limits of the contract. */
const longestSubject = 1000
const longestMessage = 100_000

/** @returns the length of the text after the pasted or dropped text has replaced the selection */
function lengthWith(field: HTMLTextAreaElement, data: DataTransfer): number {
  const { value, selectionStart, selectionEnd } = field
  const added = data.getData('text').replaceAll('\r\n', '\n')
  return value.length - (selectionEnd - selectionStart) + added.length
}

const copyNames = ['cc', 'bcc'] as const
const copyTexts = { cc: 'mail.cc', bcc: 'mail.bcc' } as const

const To = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  '& > .MuiAutocomplete-root': { flex: 1, minWidth: 0 },
  '& > button': { minWidth: 44, minHeight: 44, marginTop: 14 },
})

const Form = styled('form')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  padding: '8px 16px 12px',
  overflowY: 'auto',
  '& > small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}))

const Message = styled('textarea')(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minHeight: 160,
  marginTop: 8,
  padding: 12,
  resize: 'none',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  // Not the standard name: RTL mirroring breaks on it (`ui/form/Field.tsx`).
  '&::-webkit-input-placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '&::-moz-placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}))

const ErrorLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '8px 0 0',
  color: theme.palette.error.readable,
}))

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 0 6px',
  '& output': { flex: 1 },
})

/** Shows whether the draft is saved. */
function SaveLine({ draft }: { draft: Draft }) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const { saveState, failure, flush } = draft
  return (
    <Line data-failed={saveState === 'failed'}>
      {saveState === 'saving' && text('mail.saving')}
      {saveState === 'saved' && text('mail.saved')}
      {saveState === 'failed' && (
        <>
          {text('mail.notSaved', { reason: errorMessage(failure) })}{' '}
          <Button size="small" onClick={() => void flush()}>
            {text('ui.retry')}
          </Button>
        </>
      )}
    </Line>
  )
}

const Line = styled('output')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 0,
  color: theme.palette.text.secondary,
  '&[data-failed="true"]': { color: theme.palette.error.readable },
}))
