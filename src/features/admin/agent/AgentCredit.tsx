import { styled } from '@mui/material/styles'
import type { AgentBalance } from '#contract/admin/agent'
import { startOfBangkokDay } from '#lib/time'
import { Fold } from '#ui/display/Fold'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'

/** The remaining credit at the agent, a warning if it is low, and the last thirty days. */
export function AgentCredit({ balance }: { balance: AgentBalance }) {
  const text = useText()
  const format = useFormat()
  const { credit, warnBelow, updatedAt, trend } = balance
  const highest = Math.max(1, ...trend.map((day) => day.credit))
  const dayName = (day: string) => format.date(startOfBangkokDay(day))
  return (
    <>
      <Amount>
        <Money amount={credit} />
      </Amount>
      <UpdatedAt updatedAt={updatedAt} isStale={false} />
      <p role="status">
        {credit < warnBelow ? (
          <Warning>{text('adminSite.agent.low', { amount: format.money(warnBelow) })}</Warning>
        ) : (
          text('adminSite.agent.warnBelow', { amount: format.money(warnBelow) })
        )}
      </p>
      <Days aria-hidden="true">
        {trend.map((day) => (
          <Bar
            key={day.day}
            title={`${dayName(day.day)}: ${format.money(day.credit)}`}
            isLow={day.credit < warnBelow}
            style={{ height: `${Math.max(2, (day.credit / highest) * 100)}%` }}
          />
        ))}
      </Days>
      <Fold>
        <summary>{text('adminSite.agent.days')}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{text('adminPeople.day')}</th>
              <th scope="col">{text('adminSite.agent.credit')}</th>
            </tr>
          </thead>
          <tbody>
            {trend.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  <bdi>{dayName(day.day)}</bdi>
                </th>
                <td>
                  <Money amount={day.credit} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Fold>
    </>
  )
}

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  // Keeps the amount on one line, even with large text.
  fontSize: 'min(1.5rem, 10vw)',
  margin: 0,
}))

const Warning = styled('strong')(({ theme }) => ({ color: theme.palette.error.readable }))

const Days = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  height: 120,
  margin: '8px 0 12px',
})

const Bar = styled('div', { shouldForwardProp: (name) => name !== 'isLow' })<{ isLow: boolean }>(
  ({ theme, isLow }) => ({
    flex: 1,
    borderRadius: '2px 2px 0 0',
    backgroundColor: isLow ? theme.palette.error.main : theme.palette.primary.main,
  }),
)

const Table = styled('table')({
  borderCollapse: 'collapse',
  marginTop: 8,
  'th, td': { padding: '4px 24px 4px 0', textAlign: 'start' },
  td: { textAlign: 'end' },
})
