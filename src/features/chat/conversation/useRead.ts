import { useEffect, useState } from 'react'
import { useModifyChatUserMutation } from '#api/chat/chat'
import type { ChatUser } from '#contract/chat/chat'

/** Marks a person's messages as read while the conversation is looked at. */
export function useRead({ id, unReadChatCount }: ChatUser): void {
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
