import { styled } from '@mui/material/styles'
import { type StatementRow, writeStatementFilter } from '#contract/wallet/statement'
import { bahtFromSatang } from '#lib/money'
import { memberPaths, pathOf } from '#lib/paths/member'
import { isoInBangkok } from '#lib/time'
import { DataText } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'
import { RowLink } from '#ui/table/RowLink'

/** What the table, the cards, the file and the paper say of a row. */
export function statementColumns(text: Text, format: Formats): Column<StatementRow>[] {
  return [
    {
      id: 'what',
      header: text('wallet.statement.what'),
      sortable: false,
      value: (row) => statementTitle(row, text),
      cell: (row) => <StatementText row={row} />,
      csv: (row) =>
        [statementTitle(row, text), statementDetail(row, text, format)].filter(Boolean).join(' · '),
    },
    {
      id: 'time',
      header: text('wallet.time'),
      sortable: false,
      value: ({ createdAt }) => format.dateTime(createdAt),
      csv: ({ createdAt }) => isoInBangkok(createdAt),
    },
    {
      id: 'reference',
      header: text('money.reference'),
      sortable: false,
      hideOnPhone: true,
      hideBelow: 'lg',
      value: ({ refId }) => refId,
    },
    {
      id: 'amount',
      header: text('wallet.statement.change'),
      align: 'end',
      sortable: false,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <bdi>{format.change(amount)}</bdi>,
      csv: ({ amount }) => ({ figure: bahtFromSatang(amount).toFixed(2) }),
    },
    {
      id: 'balance',
      header: text('wallet.statement.balance'),
      align: 'end',
      sortable: false,
      value: ({ balanceAfter }) => balanceAfter,
      cell: ({ balanceAfter }) => <Money amount={balanceAfter} />,
      csv: ({ balanceAfter }) => ({ figure: bahtFromSatang(balanceAfter).toFixed(2) }),
    },
  ]
}

/** What a row is, and the way to what it came from. */
function StatementText({ row }: { row: StatementRow }) {
  const text = useText()
  const format = useFormat()
  const title = statementTitle(row, text)
  const detail = statementDetail(row, text, format)
  const place = statementPlace(row)
  return (
    <>
      {place === null ? title : <RowLink to={place}>{title}</RowLink>}
      {detail !== '' && (
        <Detail>
          <DataText>{detail}</DataText>
        </Detail>
      )}
    </>
  )
}

const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
  '@media print': { fontSize: 'inherit' },
}))

const places = {
  received: memberPaths.received,
  code: memberPaths.code,
  cashback: memberPaths.cashback,
  wheel: memberPaths.wheel,
  invite: memberPaths.invite,
} as const

/** The page of what a row came from: a session's bets open to each of them. Null where there is none. */
function statementPlace({ seq, type, refType, refId }: StatementRow): string | null {
  switch (refType) {
    case 'deposit':
      return pathOf(memberPaths.depositDetail, refId)
    case 'withdraw':
      return pathOf(memberPaths.withdrawDetail, refId)
    case 'game':
      return type === 'play'
        ? `${memberPaths.statement}?${writeStatementFilter({ play: seq })}`
        : null
    case 'admin':
      return null
    default:
      return places[refType]
  }
}

/** What a row is. */
function statementTitle({ type }: StatementRow, text: Text): string {
  return text(`wallet.statement.type.${type}`)
}

/** More of it: the promotion's, the code's or the game's name, what was staked and won, why; may be empty. */
function statementDetail(row: StatementRow, text: Text, format: Formats): string {
  const { name, reason, play } = row
  const played =
    play &&
    text('wallet.statement.played', {
      count: play.bets,
      stake: format.money(play.stake),
      won: format.money(play.won),
    })
  return [name, played, reason].filter((part) => part !== null && part !== '').join(' · ')
}
