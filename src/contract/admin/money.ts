/** Deposits, withdrawals, the ledger and the bank's statement as the operator sees them. Satang inside. */
import * as v from 'valibot'
import { type Satang, satang } from '#lib/money'
import { statementRefTypes, statementTypes } from '../wallet/statement'
import { depositStatuses, slipTypes, withdrawStatuses } from '../wallet/wallet'
import { bahtOnWire, instantOnWire, maybe, signedBahtOnWire } from '../wire'
import { adminOrderSchema, reasonText } from './order'

/** Whose row it is, in each list. */
const ofPlayer = {
  userId: v.string(),
  username: v.string(),
  name: v.string(),
}

/** How a row came to its status, the oldest first; `by`: who of the staff, or `system`; null for the player. */
function stepsSchema<const Status extends string>(statuses: readonly Status[]) {
  const step = v.object({
    status: v.picklist(statuses),
    at: instantOnWire,
    by: maybe(v.string()),
    reason: maybe(v.string()),
  })
  return v.optional(v.array(step), [])
}

export const adminDepositSchema = v.object({
  depositId: v.string(),
  ...ofPlayer,
  /** What is to arrive, satang that make it unique included. */
  amount: bahtOnWire,
  credited: bahtOnWire,
  transferBankID: v.string(),
  bank_name: v.string(),
  /** The player's own account, which the money should come from; masked for who may not see it. */
  fromBank: v.string(),
  fromNumber: v.string(),
  channel: v.picklist(['bank', 'qr']),
  PromotionID: maybe(v.string()),
  PromotionName: maybe(v.string()),
  status: v.picklist(depositStatuses),
  hasSlip: v.boolean(),
  /** What came in for a deposit under review. */
  arrived: maybe(bahtOnWire),
  reason: maybe(v.string()),
  decidedBy: maybe(v.string()),
  createdAt: instantOnWire,
  submittedAt: maybe(instantOnWire),
  decidedAt: maybe(instantOnWire),
  steps: stepsSchema(depositStatuses),
})

export type AdminDeposit = v.InferOutput<typeof adminDepositSchema>

/** What an approval credits: what arrived, where another amount than was asked for has been seen. */
export function approvedCredit<Amount>({
  amount,
  arrived,
}: {
  amount: Amount
  arrived?: Amount | null | undefined
}): Amount {
  return arrived ?? amount
}

/** What a deposit comes to: what was credited, once it is; until then what was asked for. */
export function depositAmount({
  status,
  credited,
  amount,
}: Pick<AdminDeposit, 'status' | 'credited' | 'amount'>): AdminDeposit['amount'] {
  return status === 'confirmed' ? credited : amount
}

/** A slip's picture, as long as it is kept. */
export const slipSchema = v.object({ type: v.picklist(slipTypes), base64: v.string() })

/** Deposits that wait for somebody of the staff. */
export const waitingDeposits = ['submitted', 'review'] as const

/** So many deposits are approved at once at most: few enough to be looked at. */
export const mostAtOnce = 50

export const depositDecisionSchema = v.object({
  ...adminOrderSchema.entries,
  depositId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** What the screen showed: another status means that somebody else was first. */
  status: v.picklist(depositStatuses),
  /** What the screen said that a yes credits: another amount means that another line came meanwhile. */
  credit: v.optional(bahtOnWire),
  reason: v.optional(reasonText),
})

/** Rules of risk, in the order of their badges. */
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

/** Why a badge of risk stands at a withdrawal: the rule's name and its figures. */
export const riskFlagSchema = v.object({
  rule: v.picklist(riskRules),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
})

export type RiskFlag = v.InferOutput<typeof riskFlagSchema>

/** Of one player, beside the withdrawal that is to be decided. */
const playerFiguresSchema = v.object({
  turnoverLeft: bahtOnWire,
  /** Of the last thirty days. */
  deposited: bahtOnWire,
  withdrawn: bahtOnWire,
})

/** What the queues are filtered by: from an amount on, below another one if there is one, both in baht. */
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
  /** Masked for who may not see it. */
  book_number: v.string(),
  book_name: v.string(),
  status: v.picklist(withdrawStatuses),
  bankRef: maybe(v.string()),
  reason: maybe(v.string()),
  approvedBy: maybe(v.string()),
  paidBy: maybe(v.string()),
  /** Who rejected it, or said that its transfer came back. */
  closedBy: maybe(v.string()),
  /** From its amount on, who approves must not pay. */
  needsTwo: v.boolean(),
  /** Up to this amount a cashier approves it alone: the lowest limit since it was asked for. */
  approveUpTo: maybe(bahtOnWire),
  risks: v.array(riskFlagSchema),
  /** Left out by a provider that does not add them up. */
  figures: maybe(playerFiguresSchema),
  createdAt: instantOnWire,
  approvedAt: maybe(instantOnWire),
  paidAt: maybe(instantOnWire),
  closedAt: maybe(instantOnWire),
  steps: stepsSchema(withdrawStatuses),
})

export type AdminWithdrawal = v.InferOutput<typeof adminWithdrawalSchema>

/** What goes to the player's account: of the credit that they gave, the fee stays. */
export function transferOf({ amount, fee }: Pick<AdminWithdrawal, 'amount' | 'fee'>): Satang {
  return satang(Math.max(0, amount - fee))
}

export const withdrawVerdicts = ['approve', 'reject', 'paid', 'failed'] as const

export const withdrawDecisionSchema = v.object({
  ...adminOrderSchema.entries,
  withdrawId: v.string(),
  decision: v.picklist(withdrawVerdicts),
  status: v.picklist(withdrawStatuses),
  /** Needed to reject, and to pay with a reference that paid another withdrawal. */
  reason: v.optional(reasonText),
  /** The bank's reference of the transfer; needed for `paid`. */
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
  ...adminOrderSchema.entries,
  userId: v.string(),
  direction: v.picklist(['add', 'subtract']),
  amount: v.pipe(
    bahtOnWire,
    v.check((amount) => amount > 0, 'amountinvalid'),
  ),
  reason: reasonText,
})

/** What an order came to: done, or waiting for a second person. */
export const orderOutcomeSchema = v.object({
  requestId: v.string(),
  /** Set when somebody else has to say yes first. */
  approvalId: maybe(v.string()),
})
