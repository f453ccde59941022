import type { Spin } from '#contract/rewards/rewards'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { RowTime } from '../Rows'

interface Props {
  spin: Pick<Spin, 'code' | 'codeUse'>
  variant?: 'contained'
  size?: 'small'
}

/** Link to redeem a code won on the wheel, while it can be used. */
export function UseCode({ spin, ...look }: Props) {
  const text = useText()
  const { code } = spin
  if (code === null || !isUsable(spin)) return null
  return (
    <ButtonLink to={`${memberPaths.code}?code=${encodeURIComponent(code)}`} {...look}>
      {text('rewards.wheel.useCode')}
    </ButtonLink>
  )
}

/** Whether a won code can still be redeemed; a provider that says nothing leaves that open. */
export function isUsable({ codeUse }: Pick<Spin, 'codeUse'>): boolean {
  return (codeUse?.status ?? 'usable') === 'usable'
}

/** Shows until when a won code can be used, or why it no longer can. */
export function CodeState({ use }: { use: Spin['codeUse'] }) {
  const text = useText()
  const format = useFormat()
  if (use === null) return null
  if (use.status !== 'usable') return <RowTime>{text(`rewards.wheel.code.${use.status}`)}</RowTime>
  return (
    use.until !== null && (
      <RowTime>{text('rewards.wheel.code.until', { time: format.dateTime(use.until) })}</RowTime>
    )
  )
}
