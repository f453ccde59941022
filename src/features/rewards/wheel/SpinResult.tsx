import { keyframes } from '@emotion/react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Spin } from '#contract/rewards/rewards'
import { rewardAccent } from '#ui/art/rewardAccent'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { CodeState, isUsable, UseCode } from './UseCode'

interface Props {
  spin: Spin
  /** Whether the spin was made just now, not on an earlier visit. */
  fresh: boolean
  onCheck: (spin: Spin) => void
}

/** The result of the last spin in words, with the next step. */
export function SpinResult({ spin, fresh, onCheck }: Props) {
  const text = useText()
  const format = useFormat()
  const gainText = useGainText()
  const { label, codeUse, status, createdAt, prizeType } = spin
  return (
    <Result data-fresh={fresh}>
      <Caption>
        {text(fresh ? 'rewards.wheel.result' : 'rewards.wheel.lastResult')} ·{' '}
        <bdi>{format.dateTime(createdAt)}</bdi>
      </Caption>
      <Gain data-won={prizeType !== 'none'}>
        <bdi>{gainText(spin)}</bdi>
      </Gain>
      <DataText>{label}</DataText>
      {status === 'pending' && <span>{text('rewards.wheel.pending')}</span>}
      {status === 'granted' && fresh && (prizeType !== 'code' || isUsable(spin)) && (
        <span>{text(`rewards.wheel.next.${prizeType}`)}</span>
      )}
      <CodeState use={codeUse} />
      <Buttons>
        <UseCode spin={spin} variant="contained" />
        <Button size="small" onClick={() => onCheck(spin)}>
          {text('rewards.wheel.check')}
        </Button>
      </Buttons>
    </Result>
  )
}

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.8)' } })

const Result = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 2,
  width: '100%',
  overflowWrap: 'anywhere',
  '&[data-fresh="true"]': { animation: `${appear} 0.35s cubic-bezier(0.2, 1.4, 0.5, 1)` },
})

const Caption = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Gain = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  '[data-fresh="true"] > &[data-won="true"]': {
    ...theme.typography.h1,
    color: theme.palette[rewardAccent].readable,
  },
}))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 8,
})

/** What a spin adds: `+10.00 baht`, `+5 points`, a code, or nothing. */
function useGainText(): (spin: Pick<Spin, 'prizeType' | 'amount' | 'points'>) => string {
  const text = useText()
  const format = useFormat()
  const prizeText = usePrizeText()
  return (spin) => {
    if (spin.prizeType === 'credit') return format.change(spin.amount)
    if (spin.prizeType !== 'point') return prizeText(spin)
    return `+${text('rewards.wheel.pointsValue', { count: spin.points })}`
  }
}

/** Formats a spin's prize. */
export function usePrizeText(): (spin: Pick<Spin, 'prizeType' | 'amount' | 'points'>) => string {
  const text = useText()
  const format = useFormat()
  return ({ prizeType, amount, points }) => {
    if (prizeType === 'credit')
      return text('rewards.wheel.prize.credit', { amount: format.money(amount) })
    if (prizeType === 'point') return text('rewards.wheel.prize.point', { count: points })
    return text(prizeType === 'code' ? 'rewards.wheel.prize.code' : 'rewards.wheel.prize.none')
  }
}
