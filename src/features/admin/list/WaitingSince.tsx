import { minuteMs } from '#lib/time'
import { StatusChip, type StatusTone } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useNow } from '#ui/time/useNow'

/** From so long on a wait is amber, and red. */
const longMs = 15 * minuteMs
const tooLongMs = 60 * minuteMs

/** How long a player has waited; null for what waits for nobody. */
export function WaitingSince({ since }: { since: number | null }) {
  const format = useFormat()
  const now = useNow()
  if (since === null) return '—'
  return <StatusChip label={format.relative(since, now)} tone={toneOf(now - since)} />
}

function toneOf(waited: number): StatusTone {
  if (waited >= tooLongMs) return 'error'
  return waited >= longMs ? 'warning' : 'neutral'
}
