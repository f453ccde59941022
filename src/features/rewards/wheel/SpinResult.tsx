import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Spin } from '#contract/rewards/rewards'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { CodeState, UseCode } from './UseCode'

interface Props {
  spin: Spin
  /** Whether the spin was made just now, not on an earlier visit. */
  fresh: boolean
  onCheck: (spin: Spin) => void
}

/** The result of the last spin in words. */
export function SpinResult({ spin, fresh, onCheck }: Props) {
  const text = useText()
  const format = useFormat()
  const prizeText = usePrizeText()
  const { label, codeUse, status, createdAt } = spin
  return (
    <Result>
      <Caption>
        {text(fresh ? 'rewards.wheel.result' : 'rewards.wheel.lastResult')} ·{' '}
        <bdi>{format.dateTime(createdAt)}</bdi>
      </Caption>
      <Label>
        <DataText>{label}</DataText>
      </Label>
      <span>{prizeText(spin)}</span>
      <CodeState use={codeUse} />
      {status === 'pending' && <span>{text('rewards.wheel.pending')}</span>}
      <Buttons>
        <UseCode spin={spin} variant="contained" />
        <Button variant="outlined" onClick={() => onCheck(spin)}>
          {text('rewards.wheel.check')}
        </Button>
      </Buttons>
    </Result>
  )
}

const Result = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.divider}`,
  textAlign: 'center',
}))

const Caption = styled('span')(({ theme }) => ({ color: theme.palette.text.secondary }))

const Label = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 8,
})

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
