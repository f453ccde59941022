import type { Limit, Protection } from '#contract/protection/limits'
import { satang } from '#lib/money'
import { ProgressBar } from '#ui/display/ProgressBar'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface Props {
  limit: Limit
  used: Protection['used']
}

/** One limit of money: what of it is used. */
export function LimitProgress({ limit: { kind, window, amount }, used }: Props) {
  const text = useText()
  const format = useFormat()
  if (kind === 'session' || amount === null) return null
  const spent = used[kind][window]
  const share = amount === 0 ? 1 : Math.min(1, spent / amount)
  return (
    <ProgressBar
      label={text(`dashboard.limits.${kind}`, {
        window: text(`protection.window.${window}`),
        used: format.money(spent),
        limit: format.money(satang(amount)),
      })}
      share={share}
      note={format.percent(share)}
    />
  )
}
