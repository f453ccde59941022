import { useCallback, useState } from 'react'
import type { Mail } from '#contract/mail/mail'
import { makeRequestId } from '#lib/requestId'
import { sendOnce } from '#lib/sendOnce'
import { useText } from '#ui/intl/useText'
import { useDemoFormat } from '#ui/time/demoClock'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useSaveDraftMutation } from '../api/drafts'
import { type ReplyKind, replyTo } from '../reading/replies'

export type StartReply = (mail: Mail, kind: ReplyKind) => void

/**
 * Starts a mail or a reply; `onStarted` opens the draft. An empty mail is only stored once something is
 * typed.
 */
export function useStartDraft(onStarted: (draftId: string) => void): {
  startEmpty: () => void
  startReply: StartReply
  /** The last reply that was started, before any input. */
  begun: Mail | null
} {
  const text = useText()
  const format = useDemoFormat()
  const run = useMutationFeedback()
  const [saveDraft] = useSaveDraftMutation()
  const [begun, setBegun] = useState<Mail | null>(null)
  const startEmpty = useCallback(() => onStarted(makeRequestId()), [onStarted])
  const startReply = useCallback<StartReply>(
    (mail, kind) => {
      const quoteHead = text(kind === 'forward' ? 'mail.forwarded' : 'mail.wrote', {
        date: format.dateTime(mail.time),
        name: mail.profile.name,
      })
      void sendOnce(`mail-${kind}`, mail.id, async (id) => {
        const { isDone, data } = await run(saveDraft({ id, ...replyTo(mail, kind, quoteHead) }))
        if (data) setBegun(data)
        if (isDone) onStarted(id)
        return isDone
      })
    },
    [text, format, run, saveDraft, onStarted],
  )
  return { startEmpty, startReply, begun }
}
