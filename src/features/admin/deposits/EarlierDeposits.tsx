import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { DepositReview } from '#contract/admin/review'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { Money } from '#ui/display/Money'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { statusMeta } from '#ui/money/statusMeta'

/** The player's last other deposits. */
export function EarlierDeposits({ deposit: { earlier } }: { deposit: DepositReview }) {
  const text = useText()
  const format = useFormat()
  return (
    <section>
      <h3>{text('admin.deposits.earlier')}</h3>
      {earlier.length === 0 && <p>{text('admin.deposits.earlierNone')}</p>}
      <List>
        {earlier.map(({ depositId, amount, status, createdAt }) => (
          <li key={depositId}>
            <Link to={pathOf(adminPaths.deposit, depositId)}>
              <bdi>{format.dateTime(createdAt)}</bdi>
            </Link>{' '}
            <Money amount={amount} />{' '}
            <StatusChip label={text(statusMeta[status].label)} tone={statusMeta[status].tone} />
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  a: { color: theme.palette.primary.readable },
}))
