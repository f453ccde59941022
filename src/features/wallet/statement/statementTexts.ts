import type { StatementRow } from '#contract/wallet/statement'
import type { Formats } from '#ui/intl/formats'
import type { Text } from '#ui/intl/useText'

/** What a row is. */
export function statementTitle({ type }: StatementRow, text: Text): string {
  return text(`wallet.statement.type.${type}`)
}

/** More of it: the promotion's, the code's or the game's name, what was staked and won, why; may be empty. */
export function statementDetail(row: StatementRow, text: Text, format: Formats): string {
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
