/** Deposits, withdrawals, ledger and bank statement in the back office. Amounts are satang internally. */
import * as v from 'valibot'
import { type Satang, satang } from '#lib/money'
import { statementRefTypes, statementTypes } from '../wallet/statement'
import { depositStatuses, slipTypes, withdrawStatuses } from '../wallet/wallet'
import { bahtOnWire, instantOnWire, maybe, signedBahtOnWire } from '../wire'
import { adminRequestSchema, reasonText } from './request'

/** The player of a row; part of each list. */
const ofPlayer = {
  userId: v.string(),
  username: v.string(),
  name: v.string(),
}

/** Status changes of a row, oldest first. `by`: a staff name or `system`; null for the player. */
function stepsSchema<const Status extends string>(statuses: readonly Status[]) {
  const step = v.object({
    status: v.picklist(statuses),
    at: instantOnWire,
    by: maybe(v.string()),
    reason: maybe(v.string()),
  })
  return v.optional(v.array(step), [])
}

/** Until when the app has told the player to wait; null if it named no time, or the row no longer waits. */
const promisedAt = maybe(instantOnWire)

export const adminDepositSchema = v.object({
  depositId: v.string(),
  ...ofPlayer,
  /** Expected amount, including the satang that make it unique. */
  amount: bahtOnWire,
  credited: bahtOnWire,
  transferBankID: v.string(),
  bank_name: v.string(),
  /** The player's own account, which should send the money; masked for staff who may not see it. */
  fromBank: v.string(),
  fromNumber: v.string(),
  channel: v.picklist(['bank', 'qr']),
  PromotionID: maybe(v.string()),
  PromotionName: maybe(v.string()),
  status: v.picklist(depositStatuses),
  hasSlip: v.boolean(),
  /** Amount received for a deposit under review. */
  arrived: maybe(bahtOnWire),
  reason: maybe(v.string()),
  decidedBy: maybe(v.string()),
  createdAt: instantOnWire,
  submittedAt: maybe(instantOnWire),
  decidedAt: maybe(instantOnWire),
  promisedAt,
  steps: stepsSchema(depositStatuses),
})

export type AdminDeposit = v.InferOutput<typeof adminDepositSchema>

/** @returns the amount that an approval credits: what arrived, if another amount arrived than was requested */
export function approvedCredit<Amount>({
  amount,
  arrived,
}: {
  amount: Amount
  arrived?: Amount | null | undefined
}): Amount {
  return arrived ?? amount
}

/** @returns the credited amount once the deposit is confirmed; the requested amount until then */
export function depositAmount({
  status,
  credited,
  amount,
}: Pick<AdminDeposit, 'status' | 'credited' | 'amount'>): AdminDeposit['amount'] {
  return status === 'confirmed' ? credited : amount
}

/** A slip's picture, as long as it is stored. */
export const slipSchema = v.object({ type: v.picklist(slipTypes), base64: v.string() })

/** Statuses of deposits that wait for staff. */
export const waitingDeposits = ['submitted', 'review'] as const

/** @returns since when the deposit waits for staff, in ms since 1970; null if it does not */
export function waitsSince({
  status,
  submittedAt,
  createdAt,
}: Pick<AdminDeposit, 'status' | 'submittedAt' | 'createdAt'>): number | null {
  return waitingDeposits.some((waiting) => waiting === status) ? (submittedAt ?? createdAt) : null
}

/** Most deposits in one bulk approval: few enough to check each of them. */
export const mostAtOnce = 50

export const depositDecisionSchema = v.object({
  ...adminRequestSchema.entries,
  depositId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** Status that the screen showed. Another current status means that a colleague decided first. */
  status: v.picklist(depositStatuses),
  /** Credit that the screen announced. Another amount means that another line arrived in the meantime. */
  credit: v.optional(bahtOnWire),
  reason: v.optional(reasonText),
})

/** Risk rules, in the order of their badges. */
export const riskRules = [
  'firstWithdrawal',
  'bankChanged',
  'sharedAccount',
  'sharedDevice',
  'littlePlayed',
  'friendsPromotion',
  'manyWithdrawals',
  'unusualAmount',
  'protected',
] as const

/** A risk badge of a withdrawal: the rule's name and its figures. */
export const riskFlagSchema = v.object({
  rule: v.picklist(riskRules),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
})

export type RiskFlag = v.InferOutput<typeof riskFlagSchema>

/** Figures of the player, shown beside the withdrawal that is to be decided. */
const playerFiguresSchema = v.object({
  turnoverLeft: bahtOnWire,
  /** Sums of the last thirty days. */
  deposited: bahtOnWire,
  withdrawn: bahtOnWire,
})

/** Amount filters of the queues, in baht: at least `from`, and below `below` if it is set. */
export const amountRanges: Record<
  'small' | 'medium' | 'large',
  { readonly from: number; readonly below?: number }
> = {
  small: { from: 0, below: 1000 },
  medium: { from: 1000, below: 10_000 },
  large: { from: 10_000 },
}

export const adminWithdrawalSchema = v.object({
  withdrawId: v.string(),
  ...ofPlayer,
  amount: bahtOnWire,
  fee: bahtOnWire,
  bank_name: v.string(),
  /** Masked for staff who may not see it. */
  book_number: v.string(),
  book_name: v.string(),
  status: v.picklist(withdrawStatuses),
  bankRef: maybe(v.string()),
  /** The bank's reference of the transfer that came back. */
  returnRef: maybe(v.string()),
  reason: maybe(v.string()),
  approvedBy: maybe(v.string()),
  paidBy: maybe(v.string()),
  /** Who rejected it, or reported that the transfer failed or came back. */
  closedBy: maybe(v.string()),
  /** True if the amount requires another person to pay than the one who approved. */
  needsTwo: v.boolean(),
  /** Up to this amount one cashier may approve it: the lowest limit since the request was made. */
  approveUpTo: maybe(bahtOnWire),
  risks: v.array(riskFlagSchema),
  /** Missing if the provider does not compute them. */
  figures: maybe(playerFiguresSchema),
  createdAt: instantOnWire,
  approvedAt: maybe(instantOnWire),
  paidAt: maybe(instantOnWire),
  closedAt: maybe(instantOnWire),
  promisedAt,
  steps: stepsSchema(withdrawStatuses),
})

export type AdminWithdrawal = v.InferOutput<typeof adminWithdrawalSchema>

/** @returns the amount transferred to the player: the requested amount less the fee */
export function transferOf({ amount, fee }: Pick<AdminWithdrawal, 'amount' | 'fee'>): Satang {
  return satang(Math.max(0, amount - fee))
}

/** The steps until a withdrawal is paid. */
export const withdrawVerdicts = ['approve', 'reject', 'paid', 'failed'] as const

/** Decisions on a withdrawal. `returned`: the bank sent the money back after it was paid. */
export const withdrawDecisions = [...withdrawVerdicts, 'returned'] as const

export const withdrawDecisionSchema = v.object({
  ...adminRequestSchema.entries,
  withdrawId: v.string(),
  decision: v.picklist(withdrawDecisions),
  status: v.picklist(withdrawStatuses),
  /** Required to reject, to return, and to pay with a reference that paid another withdrawal. */
  reason: v.optional(reasonText),
  /** The bank's reference of the transfer, required for `paid`; or of its return, required for `returned`. */
  bankRef: v.optional(v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(40))),
})

export const adminLedgerSchema = v.object({
  seq: v.number(),
  ...ofPlayer,
  type: v.picklist(statementTypes),
  amount: signedBahtOnWire,
  balanceAfter: bahtOnWire,
  refType: v.picklist(statementRefTypes),
  refId: v.string(),
  actor: v.string(),
  reason: maybe(v.string()),
  createdAt: instantOnWire,
})

export type AdminLedgerRow = v.InferOutput<typeof adminLedgerSchema>

export const adjustmentSchema = v.object({
  ...adminRequestSchema.entries,
  userId: v.string(),
  direction: v.picklist(['add', 'subtract']),
  amount: v.pipe(
    bahtOnWire,
    v.check((amount) => amount > 0, 'amountinvalid'),
  ),
  reason: reasonText,
})

/** Result of a staff request: done, or waiting for a second person. */
export const requestOutcomeSchema = v.object({
  requestId: v.string(),
  /** Set if another person has to approve first. */
  approvalId: maybe(v.string()),
})
