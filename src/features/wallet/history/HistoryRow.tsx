import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { StatusChip } from '../../../ui/display/StatusChip'
import { ArrowDownIcon } from '../../../ui/icons/ArrowDownIcon'
import { ArrowUpIcon } from '../../../ui/icons/ArrowUpIcon'
import { useFormat } from '../../../ui/intl/useFormat'
import { useText } from '../../../ui/intl/useText'
import { statusLook } from '../parts/statusLook'
import type { Transaction } from './transactions'

interface HistoryRowProps {
  transaction: Transaction
  onOpen: (transaction: Transaction) => void
}

/** Pixels. */
export const historyRowHeight = 72

/** One deposit or withdrawal; a tap opens its receipt. Not drawn again for every row that comes into sight. */
export const HistoryRow = memo(function HistoryRow({ transaction, onOpen }: HistoryRowProps) {
  const text = useText()
  const format = useFormat()
  const { kind, amount, status, at, bank } = transaction
  const { label, tone } = statusLook[status]
  const into = kind === 'deposit'
  return (
    <Row type="button" aria-haspopup="dialog" onClick={() => onOpen(transaction)}>
      {into ? <ArrowDownIcon /> : <ArrowUpIcon />}
      <Words>
        <span>
          {text(into ? 'wallet.deposit.title' : 'wallet.withdraw.title')} <bdi>{bank}</bdi>
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
})

const Row = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  height: '100%',
  padding: '0 4px',
  border: 0,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': {
    outline: `3px solid ${theme.palette.primary.readable}`,
    outlineOffset: -3,
  },
  '& > svg': { flexShrink: 0 },
}))

const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

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
