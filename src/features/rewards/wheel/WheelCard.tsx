import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { Spin, WheelPoint, WheelSetting } from '#contract/rewards/rewards'
import { BusyButton } from '#ui/form/BusyButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PaymentNotice } from '#ui/money/PaymentNotice'
import { SectionCard } from '#ui/page/SectionCard'
import { Note } from '#ui/state/Note'
import { blockedReasonOf } from './blockedReason'
import { Confetti } from './Confetti'
import { SoundToggle } from './SoundToggle'
import { SpinResult } from './SpinResult'
import { useInSight } from './useInSight'
import type { Turn } from './useSpin'
import { WheelPicture } from './WheelPicture'

interface Props {
  wheel: WheelSetting
  own: WheelPoint
  turn: Turn
  onCheck: (spin: Spin) => void
}

/** Points, the wheel, the last result, and the spin button. */
export function WheelCard({ wheel, own, turn, onCheck }: Props) {
  const text = useText()
  const format = useFormat()
  const stage = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLDivElement>(null)
  useInSight(turn, stage, result)
  const { turning, last } = turn
  return (
    <SectionCard
      title={text('rewards.wheel.points')}
      action={
        <>
          <b>
            <bdi>{text('rewards.wheel.pointsValue', { count: own.point })}</bdi>
          </b>
          <SoundToggle />
        </>
      }
    >
      <Stage ref={stage}>
        <WheelPicture segments={wheel.segments} turn={turn} />
        <Side>
          <ResultPlace ref={result} aria-live="polite">
            {last && !turning ? (
              <SpinResult spin={last} fresh={turn.fresh} onCheck={onCheck} />
            ) : (
              <p>{text('rewards.wheel.before')}</p>
            )}
          </ResultPlace>
          <SpinButton wheel={wheel} own={own} turn={turn} />
        </Side>
        {turn.celebrates && <Confetti key={last?.spinId} />}
      </Stage>
      {wheel.playedPerPoint !== null && (
        <p>{text('rewards.wheel.earn', { amount: format.money(wheel.playedPerPoint) })}</p>
      )}
    </SectionCard>
  )
}

/** The button, the price of a spin, and why none is possible now. */
function SpinButton({ wheel, own, turn: { state, turning, spin } }: Omit<Props, 'onCheck'>) {
  const text = useText()
  const errorText = useErrorText()
  const blockedReason = blockedReasonOf(wheel, own)
  const busy = turning || state.phase === 'sending' || state.phase === 'pending'
  return (
    <>
      <BusyButton
        variant="contained"
        size="large"
        disabled={blockedReason !== null && !busy}
        busy={busy}
        onClick={spin}
      >
        {text(turning ? 'rewards.wheel.spinning' : 'rewards.wheel.spin')}
      </BusyButton>
      <Price>
        {text('rewards.wheel.cost', { count: wheel.pointPerSpin })}
        {wheel.spinPerDay > 0 &&
          ` · ${text('rewards.wheel.left', { count: Math.max(0, wheel.spinPerDay - own.spinsToday) })}`}
      </Price>
      {blockedReason !== null && !busy && (
        <Note tone="info">
          {blockedReason === 'off' ? text('rewards.wheel.off') : errorText({ code: blockedReason })}
        </Note>
      )}
      <PaymentNotice state={state} />
    </>
  )
}

/** The wheel with its result below it, or beside it where both fit. */
const Stage = styled('div')({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '12px 24px',
  marginBottom: 16,
})

const Side = styled('div')({
  flex: '1 1 15rem',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 8,
  textAlign: 'center',
  '& > button': { width: 'min(100%, 320px)', minHeight: 48 },
})

/** As high as a usual result, so that nothing moves when the wheel starts and stops. */
const ResultPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '8.75rem',
  '& > p': { margin: 0, color: theme.palette.text.secondary },
}))

const Price = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))
