import { styled } from '@mui/material/styles'
import type { Cashback } from '#contract/rewards/rewards'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { FormulaDetails } from './FormulaDetails'
import { Period } from './Period'

interface Props {
  period: Cashback
  busy: boolean
  onClaim: () => void
}

/** One period's claimable cashback with its figures. */
export function Claimable({ period, busy, onClaim }: Props) {
  const text = useText()
  const format = useFormat()
  const { amount, claimUntil } = period
  return (
    <Stack>
      <span>
        <Period period={period} />
      </span>
      {claimUntil !== null && (
        <span>{text('rewards.cashback.claimUntil', { time: format.dateTime(claimUntil) })}</span>
      )}
      <BusyButton variant="contained" size="large" onClick={onClaim} busy={busy}>
        {text('rewards.cashback.claim', { amount: format.money(amount) })}
      </BusyButton>
      <FormulaDetails label={text('rewards.cashback.formula')} period={period} />
    </Stack>
  )
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  button: { justifySelf: 'start', minHeight: 48 },
}))
