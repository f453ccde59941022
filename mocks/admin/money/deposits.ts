/** `/userbalance/transaction/deposit`, `/userbalance/depositdecide`: the queue of deposits. */
import * as v from 'valibot'
import {
  type adminDepositSchema,
  approvedCredit,
  depositDecisionSchema,
  type slipSchema,
} from '#contract/admin/money'
import type { depositReviewSchema } from '#contract/admin/review'
import { depositStatuses } from '#contract/wallet/wallet'
import { bahtFromSatang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { DepositRow } from '../../provider/database/rows'
import { confirmDeposit, rejectDeposit } from '../../provider/deposits/deposits'
import { stepsOfDeposit } from '../../provider/steps'
import { depositMovedOn } from '../decidedAlready'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { depositsBehind } from '../reports/behind'
import { AdminError, type By, numbersFor, type RequestResult, type Staff } from '../requests'
import { riskSetting } from '../settings'
import { linkLine } from './bankLines'
import { depositFacts } from './depositFacts'
import { byPlayer, staffNames } from './players'
import { depositPromises } from './promises'
import { byAmount, stepsForStaff } from './requestRows'
import { depositsMeant, searchMoney } from './searchMoney'

type DepositOnWire = v.InferInput<typeof adminDepositSchema>

const list: ListOf<DepositRow> = {
  table: database.table<DepositRow, string>('deposits'),
  keyOf: ({ depositId }) => depositId,
  sorts: {
    createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt },
    amount: { index: '[amount+createdAt]', valueOf: ({ amount }) => amount },
  },
  defaultSort: '-createdAt',
  day: 'createdAt',
  filters: {
    status: {
      values: depositStatuses,
      passes: ({ status }, values) => values.has(status),
      index: { createdAt: '[status+createdAt]' },
    },
    bank: {
      passes: ({ transferBankID }, values) => values.has(transferBankID),
      index: { createdAt: '[transferBankID+createdAt]' },
    },
    amount: byAmount,
    user: byPlayer('createdAt'),
    behind: depositsBehind,
  },
  amount: { index: '[amount+createdAt]', of: ({ amount }) => amount },
}

export function answerDeposits(staff: Staff, query: URLSearchParams): Promise<Response> {
  const searched = { ...list, search: searchMoney(staff, depositsMeant) }
  return answerList(searched, query, (rows) => describeDeposits(rows, numbersFor(staff, query)))
}

/** One deposit, with the bank lines that may be its transfer and the player's last deposits. */
export async function readAdminDeposit(
  staff: Staff,
  id: string,
): Promise<v.InferInput<typeof depositReviewSchema>> {
  const row = await database.deposits.get(id)
  const [deposit] = row ? await describeDeposits([row], numbersFor(staff)) : []
  if (!row || !deposit) throw new AdminError('notfound')
  return { ...deposit, ...(await depositFacts(row)) }
}

export async function describeDeposits(
  rows: readonly DepositRow[],
  told: (number: string) => string,
): Promise<DepositOnWire[]> {
  const [players, banks, promotions, slips, nameOf, promises] = await Promise.all([
    database.players.bulkGet(rows.map(({ userId }) => userId)),
    database.transferBanks.toArray(),
    database.promotions.toArray(),
    database.slips
      .where('depositId')
      .anyOf(rows.map(({ depositId }) => depositId))
      .toArray(),
    staffNames(),
    depositPromises(rows),
  ])
  return rows.map((row, index) => {
    const player = players[index]
    const number = player?.book_number ?? ''
    return {
      depositId: row.depositId,
      userId: row.userId,
      username: player?.username ?? row.userId,
      name: player?.book_name ?? '',
      amount: bahtFromSatang(row.amount),
      credited: bahtFromSatang(row.credited),
      transferBankID: row.transferBankID,
      bank_name: banks.find((bank) => bank.transferBankID === row.transferBankID)?.bank_name ?? '',
      fromBank: player?.bank_name ?? '',
      fromNumber: told(number),
      channel: row.channel,
      PromotionID: row.PromotionID,
      PromotionName:
        promotions.find(({ PromotionID }) => PromotionID === row.PromotionID)?.PromotionName ??
        null,
      status: row.status,
      hasSlip: slips.some(
        ({ depositId, image }) => depositId === row.depositId && image !== undefined,
      ),
      arrived: row.arrived === undefined ? null : bahtFromSatang(row.arrived),
      reason: row.reason,
      decidedBy: nameOf(row.decidedBy),
      createdAt: row.createdAt,
      submittedAt: row.submittedAt ?? null,
      decidedAt: row.decidedAt,
      promisedAt: promises.get(row.depositId) ?? null,
      steps: stepsForStaff(row, stepsOfDeposit(row), nameOf),
    }
  })
}

/** The slip's picture, while it is stored. */
export async function readSlip(depositId: string): Promise<v.InferInput<typeof slipSchema>> {
  const slips = await database.slips.where({ depositId }).toArray()
  const slip = slips.findLast(({ image }) => image !== undefined)
  if (!slip?.image) throw new AdminError('notfound')
  const bytes = Array.from(slip.image, (byte) => String.fromCharCode(byte))
  return { type: slip.type, base64: btoa(bytes.join('')) }
}

/** Format in which the request is stored until a second person decides. */
export const depositAsked = v.object({
  ...v.pick(depositDecisionSchema, ['depositId', 'decision', 'status', 'reason']).entries,
  /** Baht. */
  credit: v.optional(v.number()),
})

type Asked = v.InferOutput<typeof depositAsked>

/** Throws unless the deposit is as shown on the screen: same status, still undecided, same credit. */
async function requireAsShown({ depositId, status, credit }: Asked): Promise<DepositRow> {
  const row = await database.deposits.get(depositId)
  if (!row) throw new AdminError('notfound')
  if (row.status !== status || !isDecidable(row)) throw await depositMovedOn(row)
  if ((credit ?? creditOf(row)) !== creditOf(row)) throw new AdminError('versionchanged')
  return row
}

const creditOf = (row: DepositRow) => bahtFromSatang(approvedCredit(row))

/** Whether a bank line shows the money. */
const isShownByBank = ({ status, arrived }: DepositRow) =>
  status === 'matched' || arrived !== undefined

/** Asks for the password above `approveUpTo` if the money arrived in another way than requested. */
export async function asksSelfForDeposit({ depositId, decision, status }: Asked): Promise<boolean> {
  const row = decision === 'approve' && (await database.deposits.get(depositId))
  if (!row || row.status !== status || row.status === 'matched') return false
  const { approveUpTo } = await riskSetting()
  return isShownByBank(row) && approvedCredit(row) > approveUpTo
}

/** Credit without a bank line is manual credit: one colleague's approvals for one player are summed per day. */
export async function weighDeposit(asked: Asked) {
  const row = await requireAsShown(asked)
  if (asked.decision === 'reject' || isShownByBank(row)) return null
  return {
    targetType: 'deposit',
    targetId: row.depositId,
    before: { status: row.status },
    after: { status: 'confirmed', amount: creditOf(row) },
    cost: approvedCredit(row),
    since: row.createdAt,
    pool: `deposit:${row.userId}`,
  }
}

/** Approves or rejects an open deposit, if it is as shown. Runs in the request's transaction. */
export async function decideDeposit(asked: Asked, { staff }: By): Promise<RequestResult<object>> {
  const row = await requireAsShown(asked)
  const at = isoNow()
  if (asked.decision === 'approve') {
    await confirmDeposit(row, staff.adminID, at, approvedCredit(row))
    await linkLine(row)
  } else {
    if (asked.reason === undefined) throw new AdminError('reasonrequired')
    await rejectDeposit(row, asked.reason, at, staff.adminID)
  }
  await database.deposits.update(row.depositId, { decidedBy: staff.adminID })
  const after = await database.deposits.get(row.depositId)
  return {
    action: `deposit.${asked.decision}`,
    targetType: 'deposit',
    targetId: row.depositId,
    before: { status: row.status },
    after: { status: after?.status, amount: bahtFromSatang(approvedCredit(row)) },
    reason: asked.reason,
    answer: { approvalId: null },
  }
}

/** Whether it still waits for money or staff; staff cannot decide a deposit that has ended. */
function isDecidable({ status }: DepositRow): boolean {
  return ['pending', 'submitted', 'matched', 'review'].includes(status)
}
