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

/** The way to redeem a code that the wheel gave, while it can be. */
export function UseCode({ spin: { code, codeUse }, ...look }: Props) {
  const text = useText()
  if (code === null || (codeUse?.status ?? 'usable') !== 'usable') return null
  return (
    <ButtonLink to={`${memberPaths.code}?code=${encodeURIComponent(code)}`} {...look}>
      {text('rewards.wheel.useCode')}
    </ButtonLink>
  )
}

/** Until when a code that was won can be used, or why it cannot be any more. */
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
