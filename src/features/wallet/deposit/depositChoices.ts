import type { TransferBank } from '#contract/account/bank'
import type { AvailablePromotion, Promotion } from '#contract/promotion/promotion'
import type { Deposit } from '#contract/wallet/deposit'
import { isOpenAt } from '#lib/time'

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

/** Whether it takes deposits at `now`, as far as this device's clock is right. */
export function isOpenWay({ bank }: DepositWay, now: number): boolean {
  return bank.status === 'on' && isOpenAt(now, bank.openFrom, bank.openTo)
}

export interface DepositPromotion {
  id: string
  name: string
  /** What it gives and asks for; null while that is not known. */
  promotion: Promotion | null
}

/**
 * What may be chosen with a deposit: one that was received before waits for it, and comes first.
 * While one is played through there is nothing to choose.
 */
export function depositPromotions({
  active,
  waiting,
  promotions,
}: AvailablePromotion): DepositPromotion[] {
  if (active) return []
  const choices = promotions
    .filter(({ PromotionType }) => PromotionType !== 'freecredit')
    .map((promotion) => ({ id: promotion.PromotionID, name: promotion.PromotionName, promotion }))
  if (waiting === null) return choices
  const { PromotionID: id, PromotionName: name } = waiting
  const promotion = promotions.find(({ PromotionID }) => PromotionID === id) ?? null
  return [{ id, name, promotion }, ...choices.filter((choice) => choice.id !== id)]
}
