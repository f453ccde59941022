import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { chatApi } from '#api/chat/chat'
import type { ChatUser } from '#contract/chat/chat'
import { clockNow } from '#lib/device/clock'

/** Milliseconds: the least and the most between two looks, should the clocks of page and back end differ. */
const pause = { least: 300, most: 8000 } as const

/** Looks for an answer at the moment for which somebody who is writing has one. */
export function useAnswers(users: readonly ChatUser[]): void {
  const dispatch = useDispatch()
  const moments = users.flatMap(({ writesUntil }) => writesUntil ?? [])
  const next = moments.length > 0 ? Math.min(...moments) : null
  useEffect(() => {
    if (next === null) return undefined
    const wait = Math.max(pause.least, Math.min(next - clockNow(), pause.most))
    const timer = setInterval(() => dispatch(chatApi.util.invalidateTags(['Chat'])), wait)
    return () => clearInterval(timer)
  }, [next, dispatch])
}
