/** GET /userbalance/wallet/{id}: what of a player's credit is free, what is not, and why. */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe } from './wire'

export const walletSchema = v.object({
  credit: bahtOnWire,
  /** Has left the credit for a withdrawal that is not paid yet. */
  onHold: bahtOnWire,
  /** May be withdrawn now, by credit and turnover; the setting's limits come on top. */
  available: bahtOnWire,
  /** Credit that turnover holds back; `available + locked = credit`. */
  locked: bahtOnWire,
  /** Turnover still to be played. */
  turnoverLeft: bahtOnWire,
  /** The most that a withdrawal may take after a promotion with a cap; zero means no cap. */
  withdrawCap: bahtOnWire,
  /** Withdrawals of this Bangkok day that count: those waiting and those paid. */
  withdrawnToday: bahtOnWire,
  withdrawCountToday: countOnWire,
  /** What the day's limit still allows. */
  withdrawLeftToday: bahtOnWire,
  /** The one withdrawal, and the one deposit, that is not finished. */
  openWithdrawId: maybe(idOnWire),
  openDepositId: maybe(idOnWire),
  /** Deposits that staff look at, newest first: open, though another may be made. */
  reviewDepositIds: v.optional(v.array(idOnWire), []),
  /** Withdrawals are refused until then, because the bank account changed. */
  bankHoldUntil: maybe(instantOnWire),
  /** Over the whole life of the account. */
  depositTotal: bahtOnWire,
  withdrawTotal: bahtOnWire,
})

export type Wallet = v.InferOutput<typeof walletSchema>
