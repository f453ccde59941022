import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { useChatMessagesQuery, useModifyChatUserMutation } from '#api/chat/chat'
import { type ChatMessage, type ChatUser, ownId } from '#contract/chat/chat'
import { useTellGone } from '#ui/form/useDraftHeirs'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { Composer } from '../composer/Composer'
import { MessageEditor } from '../composer/MessageEditor'
import type { Target } from '../search/target'
import { outgoing } from '../writing/outgoing'
import { addToDraft, hasDraft, useReplyTo } from '../writing/useMessageDraft'
import { useMessageEdit } from '../writing/useMessageEdit'
import type { Outbox } from '../writing/useOutbox'
import { ConversationHead } from './ConversationHead'
import { MessageList } from './MessageList'
import type { MessageActions } from './MessageMenu'
import { withOutgoing } from './spoken'

interface ConversationProps {
  user: ChatUser
  outbox: Outbox
  /** The search result to show, if it is in this conversation. */
  target: Target | null
  onBack: () => void
  details: boolean
  onDetails: (press: MouseEvent) => void
}

/** The conversation with one person, and the composer. */
export function Conversation(props: ConversationProps) {
  const { user, outbox, target, onBack, details, onDetails } = props

  useRead(user)
  const { messages, isPart, askForMore, askForAll } = useMessages(user.id)
  const [change, keepChange] = useMessageEdit(user.id)
  const [editing, setEditing] = useState(change && { id: change.id, isAsked: false })
  const known = messages.answer?.value
  const messageOf = (id: string) => known?.find((one) => one.id === id && !one.deleted)
  const edited = editing && messageOf(editing.id)
  const [replyTo, setReplyTo] = useReplyTo(user.id)
  // The message that is edited, replied to or searched for may be older than the loaded part.
  const sought = [target?.messageId, change?.id, replyTo].filter((id) => typeof id === 'string')
  const isFar = isPart && sought.some((id) => !known?.some((one) => one.id === id))
  if (isFar) askForAll()
  // Deleted in the meantime, here or in another tab.
  if (!isFar && known && editing && !edited) setEditing(null)
  const answered = replyTo === null ? undefined : messageOf(replyTo)
  const isUnanswerable = known !== undefined && !isFar && replyTo !== null && !answered
  const tellGone = useTellGone()
  useEffect(() => {
    if (!isUnanswerable || replyTo === null) return
    setReplyTo(null)
    if (hasDraft(user.id)) tellGone(replyTo)
  }, [isUnanswerable, replyTo, setReplyTo, user.id, tellGone])
  const lost = known && !isFar && change && !messageOf(change.id) ? change : null
  useEffect(() => {
    if (!lost) return
    keepChange(null)
    // The edited text moves to the composer, so that it can be sent as a new message.
    addToDraft(user.id, lost.text)
    tellGone(lost.id)
  }, [lost, keepChange, user.id, tellGone])
  const [sends, setSends] = useState(0)
  const sent = () => setSends((before) => before + 1)
  const edit = (id: string | undefined) =>
    setEditing(id === undefined ? null : { id, isAsked: true })
  return (
    <>
      <ConversationHead user={user} onBack={onBack} details={details} onDetails={onDetails} />
      <LoadArea
        state={isFar && target ? { ...messages, answer: undefined } : messages}
        skeleton={<SkeletonLines lines={5} lineHeight={48} />}
      >
        {(all) => (
          <Said
            user={user}
            messages={all}
            isPart={isPart}
            onMore={askForMore}
            onAll={askForAll}
            outbox={outbox}
            target={target}
            sends={sends}
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
          change={
            change?.id === edited.id
              ? change
              : { id: edited.id, was: edited.text, text: edited.text }
          }
          onChange={keepChange}
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
          onSend={(text) => {
            outbox.send({ to: user.id, text, replyTo: answered?.id })
            sent()
          }}
          onSendFiles={sent}
          onEditLast={() => edit(lastOwn(known)?.id)}
        />
      )}
    </>
  )
}

/** Number of newest messages to load at first. */
const firstPart = 200

/**
 * Loads the newest messages with a person; each call of `askForMore` doubles their number, `askForAll` loads
 * all.
 */
function useMessages(user: string) {
  const [newest, setNewest] = useState<number | null>(firstPart)
  const query = useChatMessagesQuery(newest === null ? { user } : { user, newest })
  const { data, currentData } = query
  const isComplete = newest === null || (currentData && currentData.value.length < newest)
  return {
    // While more are loading, the previous messages stay visible.
    messages: loadState({ ...query, currentData: currentData ?? data }),
    isPart: data !== undefined && !(currentData && isComplete),
    askForMore: () => setNewest(newest && newest * 2),
    askForAll: () => newest !== null && setNewest(null),
  }
}

/** The last own message with editable text. */
function lastOwn(messages: readonly ChatMessage[] = []): ChatMessage | undefined {
  return messages.findLast(({ from, file, deleted }) => from === ownId && !file && !deleted)
}

interface SaidProps {
  user: ChatUser
  messages: readonly ChatMessage[]
  /** Whether there are earlier messages to load. */
  isPart: boolean
  onMore: () => void
  onAll: () => void
  outbox: Outbox
  target: Target | null
  sends: number
  onReply: MessageActions['onReply']
  onEdit: MessageActions['onEdit']
}

function Said({ messages, outbox, ...list }: SaidProps) {
  const { user, target } = list
  const own = outbox.messages
  const spoken = useMemo(() => withOutgoing(messages, own, user.id), [messages, own, user.id])
  useEffect(() => {
    const arrived = new Set(messages.map(({ id }) => id))
    outgoing.drop(({ id }) => arrived.has(id))
  }, [messages])
  return (
    <MessageList
      {...list}
      key={target?.turn}
      spoken={spoken}
      onRetry={outbox.retry}
      onDiscard={outbox.discard}
    />
  )
}

/** Marks a person's messages as read while the conversation is visible. */
function useRead({ id, unReadChatCount }: ChatUser): void {
  const [modify] = useModifyChatUserMutation()
  const isSeen = useSeen()
  useEffect(() => {
    if (isSeen && unReadChatCount > 0) void modify({ id })
  }, [id, unReadChatCount, isSeen, modify])
}

/** @returns whether the page is visible: a background tab marks nothing as read */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
