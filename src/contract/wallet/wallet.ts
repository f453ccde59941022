/**
 * GET /userbalance/wallet/{id}: what of a player's credit is free, what is not, and why; and the balance
 * alone.
 */
import * as v from 'valibot'
import { bahtOnWire, countOnWire, idOnWire, instantOnWire, maybe } from '../wire'

/** The promotion in use: what giving it up costs, and what its completion leaves. */
const walletPromotionSchema = v.object({
  receivedId: idOnWire,
  PromotionID: idOnWire,
  PromotionName: v.string(),
  bonus: bahtOnWire,
  /** See `own` of a received promotion. */
  own: bahtOnWire,
  /** If it were given up now: `keepsIfCancelled + takenIfCancelled = credit`. */
  keepsIfCancelled: bahtOnWire,
  takenIfCancelled: bahtOnWire,
  /** Zero means no cap. */
  maxWithdraw: bahtOnWire,
  /** What completion leaves at most: the cap and the deposits made since activation; null for all. */
  keepsAtCompletion: maybe(bahtOnWire),
  turnoverRequired: bahtOnWire,
  turnoverDone: bahtOnWire,
  expiresAt: maybe(instantOnWire),
})

export type WalletPromotion = v.InferOutput<typeof walletPromotionSchema>

/** One reason why credit cannot be withdrawn: turnover that came with something granted. */
const walletLockSchema = v.object({
  /** `promotion`, `code` or `cashback`; a provider may know more. */
  source: v.string(),
  /** The received promotion, the redemption, the period… */
  refId: idOnWire,
  /** The promotion's name or the code; null where the source says it all. */
  name: maybe(v.string()),
  /** What was granted with it. */
  amount: v.optional(bahtOnWire, 0),
  required: bahtOnWire,
  done: bahtOnWire,
  left: bahtOnWire,
  createdAt: maybe(instantOnWire),
})

export type WalletLock = v.InferOutput<typeof walletLockSchema>

const destinationSchema = v.object({
  bank_name: v.string(),
  /** The last four digits of the account's number. */
  tail: v.string(),
  book_name: v.string(),
  /** When it was changed last, as a withdrawal names it. */
  bankChangedAt: maybe(v.string()),
})

export const walletSchema = v.object({
  credit: bahtOnWire,
  /** Has left the credit for a withdrawal that is not paid yet. */
  onHold: bahtOnWire,
  /** May be withdrawn now, by credit and turnover; the setting's limits come on top. */
  available: bahtOnWire,
  /** Credit that turnover holds back; `available + locked = credit`. */
  locked: bahtOnWire,
  /** Turnover still to be played: the largest rest of all locks, for each stake counts for all. */
  turnoverLeft: bahtOnWire,
  promotion: maybe(walletPromotionSchema),
  /** All that holds the credit back, oldest first; while there is one, nothing is available. */
  locks: v.optional(v.array(walletLockSchema), []),
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
  /** Where withdrawals go now: staff may have changed it since the player logged in. */
  destination: maybe(destinationSchema),
  /** Over the whole life of the account. */
  depositTotal: bahtOnWire,
  withdrawTotal: bahtOnWire,
})

export type Wallet = v.InferOutput<typeof walletSchema>

/** A player's balance: a bare number, numeric text, or an object that holds one → satang. */
export const balanceSchema = v.union([
  bahtOnWire,
  v.pipe(
    v.object({ balance: bahtOnWire }),
    v.transform(({ balance }) => balance),
  ),
  v.pipe(
    v.object({ credit: bahtOnWire }),
    v.transform(({ credit }) => credit),
  ),
])
