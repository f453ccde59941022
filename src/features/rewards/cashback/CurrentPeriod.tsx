import { styled } from '@mui/material/styles'
import type { Cashback } from '#contract/rewards/rewards'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { Formula } from './Formula'
import { Period } from './Period'

interface Props {
  period: Cashback
}

/** The current period, labelled as an estimate. */
export function CurrentPeriod({ period }: Props) {
  const text = useText()
  const format = useFormat()
  const { amount, periodEnd } = period
  return (
    <SectionCard
      title={text('rewards.cashback.current')}
      action={<StatusChip tone="info" label={text('rewards.cashback.estimate')} />}
    >
      <Period period={period} />
      <Amount>
        <Money amount={amount} />
      </Amount>
      <Note>{text('rewards.cashback.estimateMeans', { time: format.dateTime(periodEnd) })}</Note>
      <Formula period={period} />
    </SectionCard>
  )
}

const Amount = styled('p')(({ theme }) => ({ ...theme.typography.h2, margin: '8px 0' }))

const Note = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  color: theme.palette.text.secondary,
}))
