import { useText } from '#ui/intl/useText'
import { MessageView } from './MessageView'
import type { Replayed } from './replay'

interface ReplayedAnswerProps {
  replayed: Replayed
  words: readonly string[]
}

/** What the same call gets now, beside what it got then. */
export function ReplayedAnswer({ replayed, words }: ReplayedAnswerProps) {
  const text = useText()
  const { status, duration, text: body } = replayed
  const outcome = status === 0 ? text('scenario.traffic.noAnswer') : String(status)
  const ms = text('scenario.traffic.ms', { ms: Math.round(duration * 10) / 10 })
  return (
    <output>
      <MessageView
        title={`${text('scenario.traffic.replayed')} · ${outcome} · ${ms}`}
        message={{ headers: {}, size: new Blob([body]).size, text: body }}
        words={words}
      />
    </output>
  )
}
