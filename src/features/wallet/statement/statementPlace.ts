import { type StatementRow, writeStatementFilter } from '#contract/wallet/statement'
import { memberPaths, pathOf } from '#lib/paths/member'

const places = {
  received: memberPaths.received,
  code: memberPaths.code,
  cashback: memberPaths.cashback,
  wheel: memberPaths.wheel,
  invite: memberPaths.invite,
} as const

/** The page of what a row came from: a session's bets open to each of them. Null where there is none. */
export function statementPlace({ seq, type, refType, refId }: StatementRow): string | null {
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
