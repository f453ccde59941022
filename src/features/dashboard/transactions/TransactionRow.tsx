import { styled } from '@mui/material/styles'
import { StatusChip } from '../../../ui/display/StatusChip'
import { ArrowDownIcon } from '../../../ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '../../../ui/icons/ArrowUpIcon'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import type { Transaction } from './lastTransactions'
import { transactionRowHeight } from './sizes'
import { statusLook } from './status'

interface Props {
  transaction: Transaction
}

/** One deposit or withdrawal: direction, time, signed amount, status in words. */
export function TransactionRow({ transaction: { kind, amount, status, at } }: Props) {
  const text = useText()
  const format = useFormat()
  const { label, tone } = statusLook[status]
  const into = kind === 'deposit'
  return (
    <Row>
      {into ? <ArrowDownIcon /> : <ArrowUpIcon />}
      <Words>
        <span>
          {text(into ? 'dashboard.transactions.deposit' : 'dashboard.transactions.withdraw')}
        </span>
        <Time dateTime={new Date(at).toISOString()}>
          <bdi>{format.dateTime(at)}</bdi>
        </Time>
      </Words>
      <Figures>
        {/* U+2212, the minus that is as wide as the plus. */}
        <bdi>{`${into ? '+' : '\u2212'}${format.money(amount)}`}</bdi>
        <StatusChip label={text(label)} tone={tone} />
      </Figures>
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: transactionRowHeight,
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
}))

const Words = styled('span')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Figures = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
