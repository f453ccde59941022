import { styled } from '@mui/material/styles'
import { type StatementRow, writeStatementFilter } from '#contract/wallet/statement'
import { memberPaths, pathOf } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { RowLink } from '#ui/table/RowLink'

interface StatementTextProps {
  row: StatementRow
  /** Set for a narrow row, which shows its time and fewer play details: those are one tap away. */
  time?: string
}

/** The row's title, linked to its source, with details below. */
export function StatementText({ row, time }: StatementTextProps) {
  const text = useText()
  const format = useFormat()
  const title = statementTitle(row, text)
  const detail = statementDetail(row, text, format, time !== undefined)
  const place = statementPlace(row)
  return (
    <div>
      {place === null ? title : <RowLink to={place}>{title}</RowLink>}
      <Detail>
        {time !== undefined && <bdi>{time}</bdi>}
        {time !== undefined && detail !== '' && ' · '}
        {detail !== '' && <DataText>{detail}</DataText>}
      </Detail>
    </div>
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

/** Path of the page that a row comes from; a session row opens the list of its bets. Null if there is none. */
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

export function statementTitle({ type }: StatementRow, text: Text): string {
  return text(`wallet.statement.type.${type}`)
}

/**
 * Details of a row: name of the promotion, code or game; number of bets; stake (unless `isShort`) and win;
 * change of the bonus balance; reason. May be empty.
 */
export function statementDetail(
  { name, reason, play, refType, bonus }: StatementRow,
  text: Text,
  format: Formats,
  isShort = false,
): string {
  const bets = play && text('wallet.statement.bets', { count: play.bets })
  const played =
    isShort || !play
      ? null
      : text('wallet.statement.played', {
          stake: format.money(play.stake),
          won: format.money(play.won),
        })
  const ofBonus =
    refType === 'game' && bonus !== 0
      ? text('wallet.statement.bonus', { change: format.change(bonus) })
      : null
  return [name, bets, played, ofBonus, reason]
    .filter((part) => part !== null && part !== '')
    .join(' · ')
}
