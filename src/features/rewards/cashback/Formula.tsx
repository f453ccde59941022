import { styled } from '@mui/material/styles'
import type { Cashback } from '#contract/rewards/rewards'
import { Money } from '#ui/display/Money'
import { usePercent } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface Props {
  period: Cashback
}

/** The calculation with the player's own numbers, line by line. */
export function Formula({ period }: Props) {
  const text = useText()
  const percent = usePercent()
  const { staked, won, loss } = period
  const lines = [
    // Periods under the earlier rule have no stakes and wins to show.
    ...(staked === null ? [] : ([{ key: 'staked', value: <Money amount={staked} /> }] as const)),
    ...(won === null ? [] : ([{ key: 'won', value: <Money amount={won} /> }] as const)),
    { key: 'netLoss', value: <Money amount={loss} />, sum: true },
    { key: 'percent', value: percent(period.percent / 100) },
    { key: 'amount', value: <Money amount={period.amount} />, sum: true },
  ] as const
  return (
    <Table>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} data-sum={'sum' in line}>
            <th scope="row">
              <bdi>{text(`rewards.cashback.row.${line.key}`)}</bdi>
            </th>
            <td>{line.value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  th: {
    padding: '6px 12px 6px 0',
    textAlign: 'start',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  td: { padding: '6px 0', textAlign: 'end' },
  'tr[data-sum=true]': {
    borderTop: `1px solid ${theme.palette.divider}`,
    fontWeight: 600,
  },
}))
