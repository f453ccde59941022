import type { Limit, Protection } from '#contract/protection/limits'
import { satang } from '#lib/money'
import { ProgressBar } from '#ui/display/ProgressBar'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { RemoveLimit } from './RemoveLimit'
import { WaitingLimit } from './WaitingLimit'

interface Props {
  limit: Limit
  used: Protection['used']
}

/** One limit: how much of it is used, or what it waits for. */
export function LimitRow({ limit, used }: Props) {
  const text = useText()
  const format = useFormat()
  if (limit.status === 'waiting') return <WaitingLimit limit={limit} />
  const { kind, window, amount, minutes } = limit
  if (kind === 'session') {
    return (
      <>
        <p>{text('account.limits.minutes', { minutes: minutes ?? 0 })}</p>
        <RemoveLimit limit={limit} />
      </>
    )
  }
  const [limited, spent] = [amount ?? satang(0), used[kind][window]]
  return (
    <>
      <ProgressBar
        label={text('account.limits.used', {
          window: text(`protection.window.${window}`),
          used: format.money(spent),
          limit: format.money(limited),
        })}
        share={limited === 0 ? 1 : spent / limited}
        note={format.percent(limited === 0 ? 1 : Math.min(1, spent / limited))}
      />
      <RemoveLimit limit={limit} />
    </>
  )
}
