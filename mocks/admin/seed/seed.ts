/**
 * Initial data of the back office: three staff accounts, the bank statement, and an audit and approvals that
 * match the players' past. Filled in on the first staff call, so that players' devices do not store it.
 */
import { longCallMs } from '#contract/admin/calls'
import { satang } from '#lib/money'
import { dayMs, minuteMs } from '#lib/time'
import { later, now } from '../../clock'
import { hashPassword } from '../../provider/account/password'
import type { AdminAccountRow, ApprovalRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import type { BankLineRow } from '../../provider/database/playRows'
import type { DepositRow, PasswordHash, PlayerRow, WithdrawRow } from '../../provider/database/rows'
import { enterAll, type PastAction } from '../audit'
import { sampleCases } from './cases'
import { cashbackAction, drawPast, tellSpins } from './rewards'

/** The published accounts of the simulation; each password is the username plus `1234`. */
const accounts = [
  { adminID: 'A1', username: 'owner', name: 'อรุณ เจ้าของร้าน', role: 'owner' },
  { adminID: 'A2', username: 'cashier', name: 'แก้ว การเงิน', role: 'admin' },
  { adminID: 'A3', username: 'support', name: 'ส้ม ดูแลลูกค้า', role: 'support' },
] as const

const [owner, cashier, support] = accounts

/** Actor of all sample actions, because no real staff have done anything yet. */
export const sampleActor = { adminID: 'system', role: 'system' } as const

/** Days covered by the sample audit; the bank statement covers everything. */
const toldDays = 60

/** Fills the back office tables once; a reset empties them again. */
export async function fillOnce(): Promise<void> {
  if ((await database.execute(() => database.admins.count())) > 0) return
  // Hashed before the transaction, because awaiting anything else inside would end it.
  const hashes = await Promise.all(accounts.map(({ username }) => hashPassword(`${username}1234`)))
  const past = await database.execute(drawPast)
  const layOut = () =>
    database.transaction('rw', database.tables, async () => {
      if ((await database.admins.count()) > 0) return
      await database.admins.bulkAdd(
        accounts.flatMap((account, index) => {
          const password = hashes[index]
          return password ? [accountRow(account, password)] : []
        }),
      )
      await tellSpins(past)
      await tellPast()
    })
  await database.execute(layOut, longCallMs)
}

function accountRow(account: (typeof accounts)[number], password: PasswordHash): AdminAccountRow {
  return {
    ...account,
    password,
    status: 'active',
    mustChangePassword: false,
    wrongTries: 0,
    lockedUntil: null,
    lastLoginAt: null,
    createdAt: later(now(), -365 * dayMs),
  }
}

async function tellPast(): Promise<void> {
  const since = later(now(), -toldDays * dayMs)
  const [deposits, withdraws] = await Promise.all([
    database.deposits.where('createdAt').above(since).sortBy('createdAt'),
    database.withdraws.where('createdAt').above(since).sortBy('createdAt'),
  ])
  const every = await database.deposits.orderBy('createdAt').toArray()
  const players = new Map((await database.players.toArray()).map((player) => [player.id, player]))
  await database.bankLines.bulkPut(makeLines(every, players))
  const decided = [...deposits.flatMap(depositActions), ...withdraws.flatMap(withdrawalActions)]
  const told = [...decided, ...(await cashbackAction())]
  const inOrder = told.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  await enterAll(sampleActor, inOrder, null)
  await signPast(decided)
  await database.approvals.bulkAdd(await makeApprovals())
  await database.cases.bulkAdd(sampleCases(deposits, support.adminID))
}

/** Gives deposits, withdrawals and their ledger entries the same actor as the audit. */
async function signPast(told: readonly PastAction[]): Promise<void> {
  const idsOf = (...actions: readonly string[]) =>
    told.filter(({ action }) => actions.includes(action)).map(({ targetId }) => targetId)
  const actor = sampleActor.adminID
  const [credited, rejected] = [idsOf('deposit.approve'), idsOf('withdraw.reject')]
  const deposits = database.deposits.where('depositId')
  const withdraws = database.withdraws.where('withdrawId')
  await deposits.anyOf([...credited, ...idsOf('deposit.reject')]).modify({ decidedBy: actor })
  await withdraws.anyOf(idsOf('withdraw.approve')).modify({ approvedBy: actor })
  await withdraws.anyOf(idsOf('withdraw.paid')).modify({ paidBy: actor })
  await withdraws.anyOf(rejected).modify({ closedBy: actor })
  const keys = [
    ...credited.map((id) => `deposit:${id}`),
    ...rejected.map((id) => `withdraw_release:${id}`),
  ]
  await database.ledger.where('idemKey').anyOf(keys).modify({ actor })
}

/** One line for each confirmed deposit, then some unmatched lines. */
function makeLines(
  deposits: readonly DepositRow[],
  players: ReadonlyMap<string, PlayerRow>,
): BankLineRow[] {
  const senderOf = ({ userId }: DepositRow) => {
    const player = players.get(userId)
    return player ? { fromName: player.book_name, fromTail: player.tail } : {}
  }
  const matched = deposits
    .filter(({ status }) => status === 'confirmed')
    .map(
      (deposit): BankLineRow => ({
        lineId: `L${deposit.depositId.slice(1)}`,
        transferBankID: deposit.transferBankID,
        amount: deposit.amount,
        depositId: deposit.depositId,
        createdAt: deposit.decidedAt ?? deposit.createdAt,
        ...senderOf(deposit),
      }),
    )
  const waiting = deposits
    .filter(({ status }) => status === 'submitted')
    .slice(0, 2)
    .map(
      (deposit): BankLineRow => ({
        lineId: `L${deposit.depositId.slice(1)}`,
        transferBankID: deposit.transferBankID,
        amount: deposit.amount,
        depositId: null,
        createdAt: later(deposit.createdAt, 3 * minuteMs),
        ...senderOf(deposit),
      }),
    )
  const stray: BankLineRow = {
    lineId: 'L0000000001',
    transferBankID: 'T1',
    amount: satang(51_200),
    depositId: null,
    createdAt: later(now(), -90 * minuteMs),
    fromName: 'ผู้โอนไม่ทราบชื่อ',
    fromTail: '4821',
  }
  return [...matched, ...waiting, stray]
}

function depositActions({
  depositId,
  status,
  amount,
  createdAt,
  decidedAt,
  reason,
}: DepositRow): PastAction[] {
  if (decidedAt === null || (status !== 'confirmed' && status !== 'rejected')) return []
  return [
    {
      at: decidedAt,
      action: status === 'confirmed' ? 'deposit.approve' : 'deposit.reject',
      targetType: 'deposit',
      targetId: depositId,
      before: { status: 'submitted' },
      after: { status, amount: amount / 100 },
      reason,
    },
  ].filter(() => createdAt <= decidedAt)
}

function withdrawalActions({
  withdrawId,
  status,
  amount,
  createdAt,
  paidAt,
  closedAt = createdAt,
  reason,
}: WithdrawRow): PastAction[] {
  const target = { targetType: 'withdraw', targetId: withdrawId }
  if (status === 'rejected') {
    return [
      {
        ...target,
        at: closedAt,
        action: 'withdraw.reject',
        before: { status: 'requested' },
        after: { status },
        reason,
      },
    ]
  }
  if (status !== 'paid' || paidAt === null) return []
  return [
    {
      ...target,
      at: createdAt,
      action: 'withdraw.approve',
      before: { status: 'requested' },
      after: { status: 'approved', amount: amount / 100 },
    },
    {
      ...target,
      at: paidAt,
      action: 'withdraw.paid',
      before: { status: 'approved' },
      after: { status, amount: amount / 100 },
    },
  ]
}

/** One approval that waits for the owner, and one that was approved last week. */
async function makeApprovals(): Promise<ApprovalRow[]> {
  const players = await database.players.orderBy('createdAt').limit(8).toArray()
  const [first, second] = players.slice(5)
  if (!first || !second) return []
  const waitingSince = later(now(), -40 * minuteMs)
  return [
    {
      ...askedAdjustment('P0001', second.id, 1_500, 'ชดเชยรอบเกมที่ค้างจากค่ายเกมล่ม'),
      status: 'approved',
      decidedBy: owner.adminID,
      createdAt: later(now(), -7 * dayMs),
      decidedAt: later(now(), -7 * dayMs + 25 * minuteMs),
    },
    {
      ...askedAdjustment('P0002', first.id, 2_500, 'ลูกค้าโอนผิดบัญชี ธนาคารยืนยันยอดแล้ว'),
      status: 'pending',
      openKey: `adjustment:${first.id}:250000`,
      decidedBy: null,
      createdAt: waitingSince,
      decidedAt: null,
    },
  ]
}

function askedAdjustment(approvalId: string, userId: string, baht: number, reason: string) {
  return {
    approvalId,
    kind: 'adjustment' as const,
    targetType: 'player',
    targetId: userId,
    before: null,
    after: { direction: 'add', amount: baht },
    reason,
    order: { userId, direction: 'add', amount: baht, reason },
    askedBy: cashier.adminID,
  }
}
