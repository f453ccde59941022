import { useProtection } from '#api/protection/limits'
import type { Limit, Protection } from '#contract/protection/limits'
import { providerExt } from '#lib/environment'
import { satang } from '#lib/money'
import { memberPaths } from '#lib/paths/member'
import { ProgressBar } from '#ui/display/ProgressBar'
import { ShieldIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { CardLink } from '../card/CardLink'
import { CardMessage } from '../card/CardMessage'
import { LoadCard } from '../card/LoadCard'

/** How much of the player's own limits is used, with a link to set them. */
export function LimitsCard({ userId }: { userId: string }) {
  const text = useText()
  const protection = useProtection(userId)
  if (!providerExt) return null
  return (
    <LoadCard
      title={text('dashboard.limits.title')}
      action={<CardLink to={memberPaths.limits}>{text('dashboard.limits.set')}</CardLink>}
      state={protection}
      skeleton={<SkeletonLines lines={2} lineHeight={36} />}
      height={72}
    >
      {({ limits, used }) => {
        const active = limits.filter(({ status, amount }) => status === 'active' && amount !== null)
        return active.length === 0 ? (
          <CardMessage
            icon={<ShieldIcon size={28} />}
            title={text('dashboard.limits.none')}
            message={text('dashboard.limits.noneMeans')}
          />
        ) : (
          active.map((limit) => <LimitProgress key={limit.limitId} limit={limit} used={used} />)
        )
      }}
    </LoadCard>
  )
}

interface Props {
  limit: Limit
  used: Protection['used']
}

/** How much of one money limit is used. */
function LimitProgress({ limit: { kind, window, amount }, used }: Props) {
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
