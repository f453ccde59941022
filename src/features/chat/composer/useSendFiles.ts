import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { chatChanged, useInsertOneOfManyMutation } from '#api/chat/chat'
import type { CacheDispatch } from '#api/client/demo'
import { longestChatFile, ownId } from '#contract/chat/chat'
import { formatBytes } from '#lib/files/formatBytes'
import { readableBase64, redrawn } from '#lib/files/image'
import { fileMark, sendOnce } from '#lib/sendOnce'
import { cut } from '#lib/text/graphemes'
import { useLocale, useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { isPicture } from '../conversation/MessageFile'

/**
 * Minimum interval in ms between refetches while many files are sent: loading the whole conversation after
 * each of 200 files takes longer than sending them.
 */
const showEachMs = 1000

interface Progress {
  sent: number
  count: number
}

interface Reply {
  /** The message that the first file replies to. */
  replyTo: string | undefined
  onSend: () => void
}

/** Sends files to a person, each as its own message. Pictures are reduced to screen size. */
export function useSendFiles(userId: string, { replyTo, onSend }: Reply) {
  const text = useText()
  const locale = useLocale()
  const dispatch = useDispatch<CacheDispatch>()
  const run = useMutationFeedback()
  const [insert] = useInsertOneOfManyMutation()
  /** Progress of the current upload, including files dropped in the meantime; null if there is none. */
  const [progress, setProgress] = useState<Progress | null>(null)
  /** The problems with the last files; empty if there were none. */
  const [error, setError] = useState('')
  const tell = (reason: string) => setError((earlier) => `${earlier} ${reason}`.trim())

  async function sendOne(file: File, isFirst: boolean): Promise<void> {
    const small = isPicture(file.type) ? await redrawn(file) : 'unreadable'
    const content = typeof small === 'string' ? file : small
    const title = cut(file.name, 255)
    if (content.size > longestChatFile) {
      tell(text('chat.fileLimit', { title, size: formatBytes(longestChatFile, locale) }))
      return
    }
    const data = await readableBase64(content)
    if (data === null) {
      tell(text('chat.fileUnreadable', { title }))
      return
    }
    const message = {
      from: ownId,
      to: userId,
      text: '',
      ...(isFirst && { replyTo }),
      file: { title, type: content.type.slice(0, 100), data },
    }
    await sendOnce(`chat:${userId}`, fileMark(file), async (id) => {
      const { isDone } = await run(insert({ id, ...message }))
      return isDone
    })
  }

  async function sendAll(files: readonly File[]): Promise<void> {
    setError('')
    onSend()
    setProgress((now) => ({ sent: 0, ...now, count: (now?.count ?? 0) + files.length }))
    let shownAt = 0
    for (const [index, file] of files.entries()) {
      await sendOne(file, index === 0)
      setProgress((now) => now && oneMore(now))
      const isLast = index === files.length - 1
      if (!isLast && performance.now() - shownAt < showEachMs) continue
      shownAt = performance.now()
      dispatch(chatChanged())
    }
  }

  return { progress, error, send: (files: readonly File[]) => void sendAll(files) }
}

const oneMore = ({ sent, count }: Progress) => (sent + 1 < count ? { sent: sent + 1, count } : null)
