import { styled } from '@mui/material/styles'
import type { Spin, WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import { BusyButton } from '#ui/form/BusyButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'
import { blockedReasonOf } from './blockedReason'
import { SpinResult } from './SpinResult'
import type { Turn } from './useSpin'
import { WheelPicture } from './WheelPicture'

interface Props {
  wheel: WheelSetting
  own: WheelPoint
  turn: Turn
  onCheck: (spin: Spin) => void
}

/** Points, the wheel, the spin button, and the last result. */
export function WheelCard({ wheel, own, turn, onCheck }: Props) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const blockedReason = blockedReasonOf(wheel, own)
  const { state, turning } = turn
  const busy = turning || state.phase === 'sending' || state.phase === 'pending'
  return (
    <SectionCard
      title={text('rewards.wheel.points')}
      action={
        <b>
          <bdi>{text('rewards.wheel.pointsValue', { count: own.point })}</bdi>
        </b>
      }
    >
      <Stage>
        <WheelPicture segments={wheel.segments} turn={turn} />
        <span>
          {text('rewards.wheel.cost', { count: wheel.pointPerSpin })}
          {wheel.spinPerDay > 0 &&
            ` · ${text('rewards.wheel.left', { count: Math.max(0, wheel.spinPerDay - own.spinsToday) })}`}
        </span>
        <BusyButton
          variant="contained"
          size="large"
          disabled={blockedReason !== null && !busy}
          busy={busy}
          onClick={turn.spin}
        >
          {text(turning ? 'rewards.wheel.spinning' : 'rewards.wheel.spin')}
        </BusyButton>
      </Stage>
      {blockedReason !== null && !busy && (
        <Note tone="info">
          {blockedReason === 'off' ? text('rewards.wheel.off') : errorText({ code: blockedReason })}
        </Note>
      )}
      {wheel.playedPerPoint !== null && (
        <p>{text('rewards.wheel.earn', { amount: format.money(wheel.playedPerPoint) })}</p>
      )}
      <PaymentNotice state={state} />
      <div aria-live="polite">
        {turn.last && !turning && (
          <SpinResult spin={turn.last} fresh={turn.fresh} onCheck={onCheck} />
        )}
      </div>
    </SectionCard>
  )
}

const Stage = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  button: { minWidth: 200, minHeight: 48 },
})
