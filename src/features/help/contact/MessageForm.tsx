import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type SubmitEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isRefusal } from '#api/client/provider'
import { useOnline } from '#api/client/refetch'
import { longestMessage, type SupportSubject, supportSubjects } from '#contract/help/support'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { SubmitButton } from '#ui/form/PlainButton'
import { useDraft } from '#ui/form/useDraftHeirs'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { Note, OfflineNote } from '#ui/state/Note'
import { useSendMessage } from './useSendMessage'

interface MessageFormProps {
  userId: string
}

/** Writes a message to staff. The text stays in the field until it has been delivered. */
export function MessageForm({ userId }: MessageFormProps) {
  const text = useText()
  const errorText = useErrorText()
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useDraft('support')
  const [missing, setMissing] = useState(false)
  const [about, leaveOut] = useSubject()
  const { busy, failure, send } = useSendMessage(userId)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setMissing(message.trim() === '')
    focusIn(form.current, '[name=message]')
    if (message.trim() === '' || !(await send(message, about))) return
    setMessage('')
    leaveOut()
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      {!online && <OfflineNote message={text('help.contact.offline')} />}
      {failure && (
        <Note tone="error">
          {isRefusal(failure) ? errorText(failure) : text('help.contact.notSent')}
        </Note>
      )}
      {about !== null && (
        <Subject>
          <bdi>{text(`help.contact.about.${about.kind}`, { id: about.id })}</bdi>
          <Button onClick={leaveOut}>{text('help.contact.aboutNothing')}</Button>
        </Subject>
      )}
      <Field
        label={text('help.contact.message')}
        name="message"
        multiline
        minRows={3}
        maxLength={longestMessage}
        value={message}
        onChange={(typed) => {
          setMessage(typed)
          setMissing(false)
        }}
        error={missing ? text('help.contact.required') : null}
      />
      <SubmitButton busy={busy} disabled={!online}>
        {text('help.contact.send')}
      </SubmitButton>
    </form>
  )
}

const Subject = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  margin: 0,
  '& > button': { minHeight: 44 },
})

/** The transaction named in the address (`?deposit=D1`), and a function to remove it. */
function useSubject(): [subject: SupportSubject | null, leaveOut: () => void] {
  const [search, setSearch] = useSearchParams()
  const [subject = null] = supportSubjects.flatMap((kind) => {
    const id = search.get(kind)
    return id ? [{ kind, id }] : []
  })
  return [subject, () => setSearch({}, { replace: true, preventScrollReset: true })]
}
