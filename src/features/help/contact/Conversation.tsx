import { useEffect } from 'react'
import { loadState } from '#api/cache/loadState'
import { polling, useFollowUp } from '#api/client/useFollowUp'
import { markRead } from '#api/notifications/notifications'
import { replyNotificationId } from '#contract/help/support'
import { isMocked } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useSupportThreadQuery } from '../api'
import { MessageForm } from './MessageForm'
import { Messages } from './Messages'

interface ConversationProps {
  userId: string
}

const changedByReplies = ['Notification'] as const

/** The thread with staff, and a field for a new message. Showing a reply marks it as read. */
export function Conversation({ userId }: ConversationProps) {
  const text = useText()
  const query = useSupportThreadQuery(userId, polling())
  const messages = query.currentData?.value
  const replies = messages?.filter(({ from }) => from === 'staff')
  const read = replies?.map(({ messageId }) => replyNotificationId(messageId)).join()
  useFollowUp(read, changedByReplies)
  useEffect(() => {
    if (read) markRead(userId, read.split(','))
  }, [userId, read])
  return (
    <SectionCard title={text('help.contact.thread')}>
      {isMocked && <Note tone="info">{text('help.contact.simulated')}</Note>}
      <LoadArea state={loadState(query)} skeleton={<SkeletonLines lines={4} lineHeight={48} />}>
        {(thread) => <Messages messages={thread} />}
      </LoadArea>
      <MessageForm userId={userId} />
    </SectionCard>
  )
}
