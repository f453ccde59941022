/**
 * What the operator's side starts from: three of the staff, the bank's statement, an audit and approvals
 * that go with the players' past. Laid out with the first call of the staff, so that no player's device
 * carries any of it.
 */
import { satang } from '#lib/money'
import { dayMs, minuteMs } from '#lib/time'
import { later, now } from '../../clock'
import { hashPassword } from '../../provider/account/password'
import type { AdminAccountRow, ApprovalRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import type { BankLineRow } from '../../provider/database/playRows'
import type { DepositRow, PasswordHash, PlayerRow, WithdrawRow } from '../../provider/database/rows'
import { enterAudit } from '../audit'
import type { PastAction } from './pastAction'
import { cashbackAction, drawPast, tellSpins } from './rewards'

/** The published accounts of the simulation, each with its password. */
const accounts = [
  { adminID: 'A1', username: 'owner', name: 'อรุณ เจ้าของร้าน', role: 'owner' },
  { adminID: 'A2', username: 'cashier', name: 'แก้ว การเงิน', role: 'admin' },
  { adminID: 'A3', username: 'support', name: 'ส้ม ดูแลลูกค้า', role: 'support' },
] as const

const [owner, cashier] = accounts

/** Who did what the sample data tell of: nobody of the staff has done anything yet. */
export const sampleActor = { adminID: 'system', role: 'system' } as const

/** Of so many days the audit tells; the bank's statement goes back to the beginning. */
const toldDays = 60

/** Fills the tables of the operator's side, once; after a reset they are empty again. */
export async function fillOnce(): Promise<void> {
  if ((await database.carryOut(() => database.admins.count())) > 0) return
  // Hashed before the transaction: waiting inside ends it.
  const hashes = await Promise.all(accounts.map(({ username }) => hashPassword(`${username}1234`)))
  const past = await database.carryOut(drawPast)
  await database.carryOut(() =>
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
    }),
  )
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
  for (const { at, ...entry } of told.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    await enterAudit(sampleActor, entry, null, at)
  }
  await signPast(decided)
  await database.approvals.bulkAdd(await makeApprovals())
}

/** Deposits, withdrawals and their entries name the same person as the audit. */
async function signPast(told: readonly PastAction[]): Promise<void> {
  const byOf = (action: string) =>
    new Map(
      told
        .filter((one) => one.action === action)
        .map(({ targetId }) => [targetId, sampleActor.adminID]),
    )
  const [credited, refused] = [byOf('deposit.approve'), byOf('deposit.reject')]
  const [approved, paid] = [byOf('withdraw.approve'), byOf('withdraw.paid')]
  const rejected = byOf('withdraw.reject')
  for (const [depositId, decidedBy] of [...credited, ...refused]) {
    await database.deposits.update(depositId, { decidedBy })
  }
  for (const [depositId, actor] of credited) {
    await database.ledger.where({ idemKey: `deposit:${depositId}` }).modify({ actor })
  }
  for (const [withdrawId, approvedBy] of approved) {
    await database.withdraws.update(withdrawId, { approvedBy })
  }
  for (const [withdrawId, paidBy] of paid) await database.withdraws.update(withdrawId, { paidBy })
  for (const [withdrawId, closedBy] of rejected) {
    await database.withdraws.update(withdrawId, { closedBy })
    await database.ledger
      .where({ idemKey: `withdraw_release:${withdrawId}` })
      .modify({ actor: closedBy })
  }
}

/** One line for each deposit that was confirmed; then what nobody has matched yet. */
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

/** One that waits for the owner, and one of last week that was granted. */
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
