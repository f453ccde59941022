import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { useChatMessagesQuery, useModifyChatUserMutation } from '#api/chat/chat'
import { type ChatMessage, type ChatUser, ownId } from '#contract/chat/chat'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { Composer } from '../composer/Composer'
import { MessageEditor } from '../composer/MessageEditor'
import type { Target } from '../search/target'
import { outgoing } from '../writing/outgoing'
import { useReplyTo } from '../writing/useDraft'
import { useMessageEdit } from '../writing/useMessageEdit'
import type { Outbox } from '../writing/useOutbox'
import { ConversationHead } from './ConversationHead'
import { MessageList } from './MessageList'
import type { MessageActions } from './MessageMenu'
import { withOutgoing } from './spoken'

interface ConversationProps {
  user: ChatUser
  outbox: Outbox
  /** Where a search leads, if it leads here. */
  target: Target | null
  onBack: () => void
  details: boolean
  onDetails: (press: MouseEvent) => void
}

/** What was said with one person, and the place to say more. */
export function Conversation(props: ConversationProps) {
  const { user, outbox, target, onBack, details, onDetails } = props

  useRead(user)
  const messages = loadState(useChatMessagesQuery(user.id))
  const [change, keepChange] = useMessageEdit(user.id)
  const [editing, setEditing] = useState(change && { id: change.id, isAsked: false })
  const known = messages.answer?.value
  const messageOf = (id: string) => known?.find((one) => one.id === id && !one.deleted)
  const edited = editing && messageOf(editing.id)
  // Deleted meanwhile, here or in another tab.
  if (known && editing && !edited) setEditing(null)
  const [replyTo, setReplyTo] = useReplyTo(user.id)
  const answered = replyTo === null ? undefined : messageOf(replyTo)
  const isUnanswerable = known !== undefined && replyTo !== null && !answered
  useEffect(() => {
    if (isUnanswerable) setReplyTo(null)
  }, [isUnanswerable, setReplyTo])
  const isLost = known !== undefined && change !== null && !messageOf(change.id)
  useEffect(() => {
    if (isLost) keepChange(null)
  }, [isLost, keepChange])
  const edit = (id: string | undefined) =>
    setEditing(id === undefined ? null : { id, isAsked: true })
  return (
    <>
      <ConversationHead user={user} onBack={onBack} details={details} onDetails={onDetails} />
      <LoadArea state={messages} skeleton={<SkeletonLines lines={5} lineHeight={48} />}>
        {(all) => (
          <Said
            user={user}
            messages={all}
            outbox={outbox}
            target={target}
            onReply={({ id }) => {
              setEditing(null)
              setReplyTo(id)
            }}
            onEdit={({ id }) => edit(id)}
          />
        )}
      </LoadArea>
      {edited && editing ? (
        <MessageEditor
          key={edited.id}
          message={edited}
          typed={change?.id === edited.id ? change.text : edited.text}
          onType={(typed) =>
            keepChange(typed === edited.text ? null : { id: edited.id, text: typed })
          }
          isAsked={editing.isAsked}
          onDone={() => {
            if (change?.id === edited.id) keepChange(null)
            setEditing(null)
          }}
        />
      ) : (
        <Composer
          user={user}
          quoted={answered && { ...answered, own: answered.from === ownId }}
          onSend={(text) => outbox.send({ to: user.id, text, replyTo: answered?.id })}
          onEditLast={() => edit(lastOwn(known)?.id)}
        />
      )}
    </>
  )
}

/** The last own message whose text can be changed. */
function lastOwn(messages: readonly ChatMessage[] = []): ChatMessage | undefined {
  return messages.findLast(({ from, file, deleted }) => from === ownId && !file && !deleted)
}

interface SaidProps {
  user: ChatUser
  messages: readonly ChatMessage[]
  outbox: Outbox
  target: Target | null
  onReply: MessageActions['onReply']
  onEdit: MessageActions['onEdit']
}

function Said({ user, messages, outbox, target, onReply, onEdit }: SaidProps) {
  const own = outbox.messages
  const spoken = useMemo(() => withOutgoing(messages, own, user.id), [messages, own, user.id])
  useEffect(() => {
    const arrived = new Set(messages.map(({ id }) => id))
    outgoing.drop(({ id }) => arrived.has(id))
  }, [messages])
  return (
    <MessageList
      key={target?.turn}
      target={target}
      user={user}
      spoken={spoken}
      onRetry={outbox.retry}
      onDiscard={outbox.discard}
      onReply={onReply}
      onEdit={onEdit}
    />
  )
}

/** Marks a person's messages as read while the conversation is looked at. */
function useRead({ id, unReadChatCount }: ChatUser): void {
  const [modify] = useModifyChatUserMutation()
  const isSeen = useSeen()
  useEffect(() => {
    if (isSeen && unReadChatCount > 0) void modify({ id })
  }, [id, unReadChatCount, isSeen, modify])
}

/** Whether anybody can look at the page: in a tab behind others nothing is read. */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
