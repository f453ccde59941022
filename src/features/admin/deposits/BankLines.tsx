import { styled } from '@mui/material/styles'
import { likenesses } from '#contract/admin/reports'
import type { DepositLine, DepositReview } from '#contract/admin/review'
import { DataText, SentenceWithData } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { AmountScore } from '../match/AmountScore'

/** The bank lines that may be the transfer, each with its score and what differs. */
export function BankLines({ deposit }: { deposit: DepositReview }) {
  const text = useText()
  const format = useFormat()
  const { lines, statementAt } = deposit
  return (
    <section>
      <h3>{text('admin.deposits.lines')}</h3>
      {lines.length === 0 && <p>{text('admin.deposits.linesNone')}</p>}
      <List>
        {lines.map((line) => (
          <li key={line.lineId}>
            <Line line={line} deposit={deposit} />
          </li>
        ))}
      </List>
      <small>
        {statementAt === null
          ? text('admin.deposits.statementNever')
          : text('admin.deposits.statementAt', { time: format.dateTime(statementAt) })}
      </small>
    </section>
  )
}

function Line({ line, deposit }: { line: DepositLine; deposit: DepositReview }) {
  const text = useText()
  const format = useFormat()
  const { amount, score, bank_name, fromName, fromTail, createdAt, isAssigned } = line
  const differences = useDifferences(line, deposit)
  return (
    <>
      <AmountScore amount={amount} score={score} />
      <span>
        <bdi>{format.dateTime(createdAt)}</bdi> · <DataText>{bank_name}</DataText>
        {fromName !== null && (
          <>
            {' '}
            · <DataText>{fromName}</DataText>
          </>
        )}
        {fromTail !== null && (
          <>
            {' '}
            · <bdi>•••{fromTail}</bdi>
          </>
        )}
      </span>
      {isAssigned && <span>{text('admin.deposits.lineAssigned')}</span>}
      {differences.length === 0 ? (
        <span>{text('admin.deposits.lineFits')}</span>
      ) : (
        <ul>
          {differences.map((sentence) => (
            <li key={sentence}>
              <SentenceWithData>{sentence}</SentenceWithData>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What differs between a line and the deposit, in words. */
function useDifferences(line: DepositLine, deposit: DepositReview): string[] {
  const text = useText()
  const format = useFormat()
  const unknown = text('admin.deposits.differs.unknown')
  const tail = (digits: string | null) => (digits === null ? unknown : `•••${digits}`)
  const pairs = {
    amount: [format.money(line.amount), format.money(deposit.amount)],
    time: [
      format.dateTime(line.createdAt),
      format.dateTime(deposit.submittedAt ?? deposit.createdAt),
    ],
    account: [tail(line.fromTail), tail(deposit.fromTail)],
    name: [line.fromName ?? unknown, deposit.name || unknown],
  } as const
  const isElsewhere = line.transferBankID !== deposit.transferBankID
  return [
    ...(isElsewhere
      ? [
          text('admin.deposits.differs.bank', {
            line: line.bank_name,
            asked: deposit.bank_name,
          }),
        ]
      : []),
    ...likenesses
      .filter((one) => !line.alike.includes(one))
      .map((one) => {
        const [ofLine, ofDeposit] = pairs[one]
        return text(`admin.deposits.differs.${one}`, { line: ofLine, asked: ofDeposit })
      }),
  ]
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  margin: '0 0 8px',
  padding: 0,
  '& > li': {
    ...theme.typography.body2,
    display: 'grid',
    gap: 2,
    minWidth: 0,
    padding: 12,
    overflowWrap: 'anywhere',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  ul: { margin: 0, paddingInlineStart: 20 },
}))
