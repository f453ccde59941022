import type { Player } from '#contract/account/account'
import type { Wallet } from '#contract/wallet/wallet'
import { maskedBookNumber } from '../bookNumber'

/** The account that a withdrawal goes to: as it is now, or, where the provider does not say that, as at the log-in. */
export function destinationOf(player: Player, { destination }: Wallet) {
  const { bank_name, tail, book_name } = destination ?? {
    bank_name: player.bank_name,
    tail: player.book_number,
    book_name: player.name,
  }
  return { bank: bank_name, number: maskedBookNumber(tail), holder: book_name }
}
