import { styled } from '@mui/material/styles'
import type { Satang } from '#lib/money'
import { iconPlate } from '../appearance/grounds'
import { DataText } from '../display/DataText'
import { StatusChip } from '../display/StatusChip'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/controls'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { BankMark } from './BankMark'
import { statusMeta } from './statusMeta'

interface TransactionSummaryProps {
  /** Description of the transaction. */
  title: string
  bank?: string
  /** True if the list already shows the day. */
  isDayKnown?: boolean
  transaction: {
    kind: 'deposit' | 'withdraw'
    amount: Satang
    change: Satang
    status: keyof typeof statusMeta
    /** Milliseconds since 1970. */
    at: number
  }
}

/**
 * One deposit or withdrawal in a row of a list: direction, time, amount, status in words. Only amounts that
 * changed the credit have a sign; requested amounts are less prominent.
 */
export function TransactionSummary({
  title,
  bank,
  isDayKnown = false,
  transaction,
}: TransactionSummaryProps) {
  const text = useText()
  const format = useFormat()
  const { kind, amount, change, status, at } = transaction
  const { label, tone } = statusMeta[status]
  return (
    <>
      <Way data-kind={kind}>
        {kind === 'deposit' ? <ArrowDownIcon size={18} /> : <ArrowUpIcon size={18} />}
      </Way>
      <Content>
        <span>
          {title}{' '}
          {bank !== undefined && bank !== '' && (
            <>
              <BankMark bank={bank} size={20} /> <DataText>{bank}</DataText>
            </>
          )}
        </span>
        <Time dateTime={new Date(at).toISOString()}>
          <bdi>{isDayKnown ? format.time(at) : format.dateTime(at)}</bdi>
        </Time>
      </Content>
      <Figures>
        {change === 0 ? <Asked>{format.money(amount)}</Asked> : <bdi>{format.change(change)}</bdi>}
        <StatusChip label={text(label)} tone={tone} />
      </Figures>
    </>
  )
}

const Way = styled('span')(({ theme }) => ({
  ...iconPlate(theme),
  display: 'flex',
  '&[data-kind="deposit"]': iconPlate(theme, 'success'),
}))

/** With large fonts the row wraps and the amount moves below. */
const Content = styled('span')({
  flex: '1 1 6rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
})

const Time = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Figures = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  // Aligned at the end, also when it wraps below the text.
  marginInlineStart: 'auto',
  gap: 2,
  whiteSpace: 'nowrap',
})

const Asked = styled('bdi')(({ theme }) => ({ color: theme.palette.text.secondary }))
