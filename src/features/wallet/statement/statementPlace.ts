import { type StatementRow, writeStatementFilter } from '#contract/wallet/statement'
import { walletPaths } from '../walletPaths'

const places = {
  received: '/promotion/received',
  code: '/rewards/code',
  cashback: '/rewards/cashback',
  wheel: '/rewards/wheel',
  invite: '/invite',
} as const

/** The page of what a row came from: a session's bets open to each of them. Null where there is none. */
export function statementPlace({ seq, type, refType, refId }: StatementRow): string | null {
  switch (refType) {
    case 'deposit':
      return walletPaths.depositDetail(refId)
    case 'withdraw':
      return walletPaths.withdrawDetail(refId)
    case 'game':
      return type === 'play'
        ? `${walletPaths.statement}?${writeStatementFilter({ play: seq })}`
        : null
    case 'admin':
      return null
    default:
      return places[refType]
  }
}
