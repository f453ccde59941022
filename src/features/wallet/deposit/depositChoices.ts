import type { TransferBank } from '../../../contract/bank'
import type { Deposit } from '../../../contract/deposit'
import type { AvailablePromotion } from '../../../contract/promotion'

/** Where and how the money is sent. */
export interface DepositWay {
  /** For the radio button. */
  key: string
  bank: TransferBank
  channel: Deposit['channel']
}

/** Every way that the operator's accounts offer, in the operator's order; closed ones last. */
export function depositWays(banks: readonly TransferBank[]): DepositWay[] {
  return banks
    .toSorted((one, other) => closed(one) - closed(other) || one.sort - other.sort)
    .flatMap((bank) => {
      const byBank: DepositWay = { key: `${bank.transferBankID}:bank`, bank, channel: 'bank' }
      const byQr: DepositWay = { key: `${bank.transferBankID}:qr`, bank, channel: 'qr' }
      return bank.promptPayId === null ? [byBank] : [byQr, byBank]
    })
}

function closed({ status }: TransferBank): number {
  return status === 'on' ? 0 : 1
}

/** What may be chosen with a deposit, by id: one that was received before waits for it. */
export function promotionNames({
  active,
  waiting,
  promotions,
}: AvailablePromotion): Map<string, string> {
  const names = new Map<string, string>()
  // One at a time: while one is played through, there is nothing to choose.
  if (active) return names
  if (waiting) names.set(waiting.PromotionID, waiting.PromotionName)
  for (const { PromotionID, PromotionName, PromotionType } of promotions) {
    if (PromotionType !== 'freecredit') names.set(PromotionID, PromotionName)
  }
  return names
}
