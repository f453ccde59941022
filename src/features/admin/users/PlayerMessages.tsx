import { styled } from '@mui/material/styles'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { useOnline } from '#api/client/refetch'
import type { PlayerMessage } from '#contract/admin/cases'
import { longestMessage, type SupportSubject } from '#contract/help/support'
import { DataText, languageOf } from '#ui/display/DataText'
import { BusyButton } from '#ui/form/BusyButton'
import { Field } from '#ui/form/Field'
import { focusIn } from '#ui/form/focusIn'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { OfflineNote } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { type AdminFailure, adminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import { usePlayerMessagesQuery, useReplyToPlayerMutation } from '../api/caseCalls'
import { RequestError } from '../decision/RequestError'
import { useStaffDraft } from '../form/draft'
import { staffName } from '../list/Steps'

interface PlayerMessagesProps {
  userId: string
  /** The deposit or withdrawal that a reply is about. */
  about?: SupportSubject | null
}

/** The messages between a player and staff, with a field for the reply. */
export function PlayerMessages({ userId, about = null }: PlayerMessagesProps) {
  const may = useMay()
  const messages = usePlayerMessagesQuery(userId)
  return (
    <LoadArea state={loadState(messages)} skeleton={<SkeletonLines lines={4} lineHeight={48} />}>
      {({ data }) => (
        <>
          <Thread messages={data} />
          {may('case.edit') && (
            <ReplyForm
              userId={userId}
              about={about}
              lastMessageId={data.at(-1)?.messageId ?? null}
            />
          )}
        </>
      )}
    </LoadArea>
  )
}

function Thread({ messages }: { messages: readonly PlayerMessage[] }) {
  const text = useText()
  const format = useFormat()
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (log.current && messages.length > 0) log.current.scrollTop = log.current.scrollHeight
  }, [messages.length])
  if (messages.length === 0) return <p>{text('adminPeople.messages.none')}</p>
  return (
    <Log ref={log} role="log" aria-label={text('adminPeople.messages')} tabIndex={0}>
      {messages.map(({ messageId, from, by, text: written, about, createdAt }) => (
        <article key={messageId} data-from={from}>
          <small>
            {from === 'player' ? (
              text('admin.column.player')
            ) : (
              <DataText>{staffName(text, by)}</DataText>
            )}
            {' · '}
            <bdi>{format.dateTime(createdAt)}</bdi>
            {about && (
              <>
                {' · '}
                <bdi>{about.id}</bdi>
              </>
            )}
          </small>
          <p dir="auto" lang={languageOf(written)}>
            {written}
          </p>
        </article>
      ))}
    </Log>
  )
}

interface ReplyFormProps {
  userId: string
  about: SupportSubject | null
  lastMessageId: string | null
}

/** The typed text stays until it has been sent. */
function ReplyForm({ userId, about, lastMessageId }: ReplyFormProps) {
  const text = useText()
  const isOnline = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const [reply, { isLoading }] = useReplyToPlayerMutation()
  const draft = useStaffDraft(`reply:${userId}`)
  const written = draft.typed('text')
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const [isMissing, setMissing] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const isEmpty = written.trim() === ''
    setMissing(isEmpty)
    focusIn(form.current, '[name=reply]')
    if (isEmpty || isLoading || !isOnline) return
    draft.sending()
    const { requestId } = draft
    const { error } = await reply({ requestId, userId, text: written.trim(), about, lastMessageId })
    const failed = adminFailure(error)
    setFailure(failed)
    draft.answered(failed)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {!isOnline && <OfflineNote />}
      <Field
        label={text('adminPeople.messages.reply')}
        name="reply"
        multiline
        minRows={2}
        maxLength={longestMessage}
        hint={text('adminPeople.messages.replyHint')}
        error={isMissing ? text('adminPeople.noteRequired') : null}
        value={written}
        onChange={(typed) => {
          draft.type('text', typed)
          setMissing(false)
        }}
      />
      <RequestError failure={failure} />
      <BusyButton type="submit" variant="contained" busy={isLoading} disabled={!isOnline}>
        {text('adminPeople.messages.send')}
      </BusyButton>
    </form>
  )
}

const Log = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  maxHeight: '50dvh',
  marginBottom: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.readable}`, outlineOffset: 2 },
  article: {
    justifySelf: 'start',
    maxWidth: '85%',
    padding: '8px 12px',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  'article[data-from=staff]': {
    justifySelf: 'end',
    backgroundColor: theme.palette.background.default,
  },
  p: { margin: 0, whiteSpace: 'pre-wrap' },
  small: { ...theme.typography.caption, color: theme.palette.text.secondary },
}))
