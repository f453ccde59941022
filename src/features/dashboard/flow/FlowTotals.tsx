import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { FormatAmount, UpDownTexts, UpDownTotals } from '#ui/charts/upDown'

interface Props {
  texts: UpDownTexts
  /** Null while unknown. */
  totals: UpDownTotals | null
  formatAmount: FormatAmount
}

/** Summary of the chart in words. */
export function FlowTotals({ texts, totals, formatAmount }: Props) {
  return (
    <List>
      {(['up', 'down', 'net'] as const).map((name) => (
        <div key={name}>
          <dt>{texts[name]}</dt>
          <dd>{totals ? <bdi>{formatAmount(totals[name])}</bdi> : <Skeleton width="70%" />}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 8,
  margin: '0 0 12px',
  dt: { ...theme.typography.body2, color: theme.palette.text.secondary },
  dd: {
    ...theme.typography.h5,
    margin: 0,
  },
}))
