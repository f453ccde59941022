import { useText } from '#ui/intl/useText'
import { useSecondsUntil } from './useSecondsUntil'

/** Seconds until a decision is sent. Not read out each second, because it is announced once. */
export function Countdown({ until }: { until: number }) {
  const text = useText()
  const seconds = useSecondsUntil(until)
  return <span aria-hidden>{text('admin.held.in', { seconds })}</span>
}
