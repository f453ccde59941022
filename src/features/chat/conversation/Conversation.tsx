import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { useChatMessagesQuery, useModifyChatUserMutation } from '#api/chat/chat'
import type { ChatMessage, ChatUser } from '#contract/chat/chat'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { Composer } from '../composer/Composer'
import { outgoing } from '../writing/outgoing'
import type { Outbox } from '../writing/useOutbox'
import { ConversationHead } from './ConversationHead'
import { MessageList } from './MessageList'
import { withOutgoing } from './spoken'

interface ConversationProps {
  user: ChatUser
  outbox: Outbox
  onBack: () => void
  details: boolean
  onDetails: (press: MouseEvent) => void
}

/** What was said with one person, and the place to say more. */
export function Conversation({ user, outbox, onBack, details, onDetails }: ConversationProps) {
  useRead(user)
  return (
    <>
      <ConversationHead user={user} onBack={onBack} details={details} onDetails={onDetails} />
      <LoadArea
        state={loadState(useChatMessagesQuery(user.id))}
        skeleton={<SkeletonLines lines={5} lineHeight={48} />}
      >
        {(messages) => <Spoken user={user} messages={messages} outbox={outbox} />}
      </LoadArea>
      <Composer user={user} onSend={(text) => outbox.send(user.id, text)} />
    </>
  )
}

interface SpokenProps {
  user: ChatUser
  messages: readonly ChatMessage[]
  outbox: Outbox
}

function Spoken({ user, messages, outbox }: SpokenProps) {
  const own = outbox.messages
  const spoken = useMemo(() => withOutgoing(messages, own, user.id), [messages, own, user.id])
  useEffect(() => {
    const arrived = new Set(messages.map(({ id }) => id))
    outgoing.drop(({ id }) => arrived.has(id))
  }, [messages])
  return (
    <MessageList user={user} spoken={spoken} onRetry={outbox.retry} onDiscard={outbox.discard} />
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
