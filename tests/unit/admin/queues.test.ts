import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { depositReviewSchema, exactLineOf } from '#contract/admin/review'
import { providerPaths } from '#contract/provider'
import { satang } from '#lib/money'
import { checkAudit } from '#mocks/admin/audit'
import { database } from '#mocks/provider/database/database'
import { decideWithdrawal } from '#mocks/provider/withdrawals/withdrawals'
import {
  advance,
  automatic,
  bankLine,
  clockTime,
  depositOf,
  fieldsOf,
  iso,
  minute,
  newPerson,
  type Person,
} from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

async function submittedDeposit(person: Person, amount = 300): Promise<string> {
  const { depositId } = await person.done(providerPaths.deposit(), {
    amount,
    transferBankID: 'T1',
    channel: 'bank',
    PromotionID: null,
  })
  await person.done(providerPaths.depositSubmit(), { depositId })
  return String(depositId)
}

async function requestedWithdrawal(person: Person, amount: number): Promise<string> {
  const { withdrawId } = await person.done(providerPaths.withdraw(), { amount })
  return String(withdrawId)
}

describe('the deposit queue', () => {
  test('a deposit is listed in the queue and credited once, with one audit entry', async () => {
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    const cashier = await StaffMember.logIn('cashier')
    const queue = await cashier.read('deposits', { status: 'submitted,review' })
    expect(JSON.stringify(queue['data'])).toContain(depositId)
    const before = await database.audit.count()
    const request = {
      requestId: crypto.randomUUID(),
      depositId,
      decision: 'approve',
      status: 'submitted',
    }
    const first = await cashier.done('decideDeposit', request)
    expect(await cashier.done('decideDeposit', request)).toEqual(first)
    expect(await database.audit.count()).toBe(before + 1)
    const row = await database.deposits.get(depositId)
    expect(row).toMatchObject({ status: 'confirmed', decidedBy: cashier.adminID })
    expect(await database.ledger.where({ idemKey: `deposit:${depositId}` }).count()).toBe(1)
  })

  test('the second decision on a deposit is refused with the name of the first colleague', async () => {
    const depositId = await submittedDeposit(await newPerson())
    const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
    await cashier.done('decideDeposit', { depositId, decision: 'approve', status: 'submitted' })
    const error = await owner.refused('decideDeposit', {
      depositId,
      decision: 'reject',
      status: 'submitted',
      reason: 'No such money came in',
    })
    expect(error).toMatchObject({ code: 'alreadydecided', who: 'แก้ว การเงิน' })
  })

  test('a deposit that moved on automatically can no longer be decided', async () => {
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    const owner = await StaffMember.logIn('owner')
    const request = { depositId, decision: 'approve' }
    // Sent while the screen still showed the deposit as pending.
    const early = await owner.refused('decideDeposit', { ...request, status: 'pending' })
    expect(early).toEqual({ code: 'versionchanged' })
    const { depositId: other } = await (await newPerson()).done(
      providerPaths.deposit(),
      depositOf(300),
    )
    advance(16 * minute)
    await (await StaffMember.logIn('owner')).read('counters')
    const late = { ...request, depositId: other, status: 'pending' }
    expect(await owner.refused('decideDeposit', late)).toEqual({ code: 'versionchanged' })
  })

  test('a single deposit shows the bank lines that fit, what they share, and earlier deposits', async () => {
    // The simulated staff would credit it first.
    await automatic(false)
    const person = await newPerson()
    const earlier = await submittedDeposit(person, 200)
    const cashier = await StaffMember.logIn('cashier')
    await cashier.done('decideDeposit', {
      depositId: earlier,
      decision: 'approve',
      status: 'submitted',
    })
    const depositId = await submittedDeposit(person)
    const before = await cashier.read('deposit', {}, depositId)
    expect(before).toMatchObject({ lines: [], earlier: [{ depositId: earlier }] })
    advance(minute)
    const after = await cashier.read('deposit', {}, depositId)
    expect(after['statementAt']).toBe(iso(clockTime()))
    expect(after['lines']).toMatchObject([
      { score: 100, alike: ['amount', 'time', 'account', 'name'], isAssigned: false },
    ])
    const deposit = v.parse(depositReviewSchema, after)
    const line = exactLineOf(deposit)
    expect(line).toBeDefined()
    // A second transfer of the same amount has to be looked at.
    expect(exactLineOf({ ...deposit, lines: [...deposit.lines, ...deposit.lines] })).toBeUndefined()
    const lineId = line?.lineId
    await cashier.done('matchBankLine', { lineId, state: 'unmatched', depositId })
    const { status, lines } = await cashier.read('deposit', {}, depositId)
    expect([status, lines]).toMatchObject(['confirmed', [{ lineId, isAssigned: true }]])
  })

  test('a deposit under review names the end of the review that its player reads', async () => {
    await automatic(false)
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    const cashier = await StaffMember.logIn('cashier')
    expect((await cashier.read('deposit', {}, depositId))['promisedAt']).toBeNull()
    await bankLine(depositId, 'wrong')
    const { promisedAt, status } = await cashier.read('deposit', {}, depositId)
    const told = await database.deposits.get(depositId)
    expect([status, promisedAt]).toEqual(['review', told?.reviewUntil])
  })

  test('a bank line of another amount from the same sender is listed with what differs', async () => {
    await automatic(false)
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    advance(minute)
    const cashier = await StaffMember.logIn('cashier')
    await cashier.read('bankLines')
    await database.bankLines
      .where('lineId')
      .equals(`L${depositId.slice(1)}`)
      .modify({
        amount: satang(10_000),
      })
    const { lines } = await cashier.read('deposit', {}, depositId)
    expect(lines).toMatchObject([{ amount: 100, alike: ['time', 'account', 'name'] }])
  })

  test('a deposit cannot be rejected without a meaningful reason', async () => {
    const depositId = await submittedDeposit(await newPerson())
    const cashier = await StaffMember.logIn('cashier')
    const request = { depositId, decision: 'reject', status: 'submitted' }
    expect(await cashier.refused('decideDeposit', request)).toMatchObject({
      code: 'reasonrequired',
    })
    expect(await cashier.refused('decideDeposit', { ...request, reason: 'no' })).toMatchObject({
      code: 'reasonrequired',
    })
  })
})

/** The moment some hours ago. */
const hoursAgo = (hours: number) => iso(clockTime() - hours * 60 * minute)

describe('the withdrawal queue', () => {
  test('a large withdrawal is approved by one person and paid by another', async () => {
    const person = await newPerson(80_000)
    await database.settings.update('withdraw', (row) => {
      if (row.key === 'withdraw')
        Object.assign(row.value, { maxWithdraw: 9e7, maxPerDay: 9e7, secondApproveOver: 1_000_000 })
    })
    const withdrawId = await requestedWithdrawal(person, 15_000)
    const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
    await cashier.done('decideWithdrawal', { withdrawId, decision: 'approve', status: 'requested' })
    const paid = { withdrawId, decision: 'paid', status: 'approved', bankRef: 'KB20261121' }
    expect(await cashier.refused('decideWithdrawal', paid)).toMatchObject({
      code: 'samepersontwice',
    })
    await owner.done('decideWithdrawal', paid)
    expect(await database.withdraws.get(withdrawId)).toMatchObject({
      status: 'paid',
      bankRef: 'KB20261121',
      paidBy: owner.adminID,
    })
  })

  test('a withdrawal cannot be paid with a used bank reference unless a reason is given', async () => {
    const [first, second] = [
      await requestedWithdrawal(await newPerson(900), 500),
      await requestedWithdrawal(await newPerson(900), 500),
    ]
    const cashier = await StaffMember.logIn('cashier')
    for (const withdrawId of [first, second]) {
      const request = { withdrawId, decision: 'approve', status: 'requested' }
      await cashier.done('decideWithdrawal', request)
    }
    const paid = { decision: 'paid', status: 'approved' }
    await cashier.done('decideWithdrawal', { ...paid, withdrawId: first, bankRef: 'KB-2026 1121' })
    const again = { ...paid, withdrawId: second, bankRef: 'kb20261121' }
    const error = await cashier.refused('decideWithdrawal', again)
    expect(error).toEqual({ code: 'reftaken', id: first })
    expect(await database.withdraws.get(second)).toMatchObject({ status: 'approved' })
    const reason = 'The bank paid both in one transfer'
    await cashier.done('decideWithdrawal', { ...again, reason })
    const entry = await database.audit.orderBy('seq').last()
    expect(entry).toMatchObject({ reason, after: { bankRef: 'kb20261121', sameRefAs: first } })
  })

  test('a late decision names who rejected or returned the withdrawal, not who approved it', async () => {
    const withdrawId = await requestedWithdrawal(await newPerson(900), 500)
    const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
    const cashierIs = { code: 'alreadydecided', who: 'แก้ว การเงิน' }
    const late = { withdrawId, decision: 'paid', status: 'approved', bankRef: 'KB20261121' }
    const reason = 'The bank sent it back'
    await owner.done('decideWithdrawal', { withdrawId, decision: 'approve', status: 'requested' })
    advance(minute)
    await cashier.done('decideWithdrawal', { ...late, decision: 'failed', reason })
    expect(await owner.refused('decideWithdrawal', late)).toMatchObject(cashierIs)
    const { closedAt, closedBy } = await owner.read('withdrawal', {}, withdrawId)
    expect(closedBy).toBe(cashierIs.who)
    advance(minute)
    await owner.done('decideWithdrawal', { withdrawId, decision: 'approve', status: 'failed' })
    const tooLate = { withdrawId, decision: 'reject', status: 'failed', reason }
    const { who, at } = await cashier.refused('decideWithdrawal', tooLate)
    expect(who).not.toBe(cashierIs.who)
    expect(at).not.toBe(closedAt)
    await cashier.done('decideWithdrawal', { ...tooLate, status: 'approved' })
    expect(await owner.refused('decideWithdrawal', late)).toMatchObject(cashierIs)
  })

  test('a withdrawal that the simulated staff approved shows their label instead of names', async () => {
    const person = await newPerson(900)
    const withdrawId = await requestedWithdrawal(person, 500)
    const cashier = await StaffMember.logIn('cashier')
    const before = await cashier.read('withdrawal', {}, withdrawId)
    expect(before).toMatchObject({ status: 'requested', approvedBy: null })
    advance(2 * minute)
    await person.read(providerPaths.withdrawHistory(person.id))
    const row = await cashier.read('withdrawal', {}, withdrawId)
    expect(row).toMatchObject({ status: 'paid', approvedBy: 'auto', paidBy: 'auto' })
  })

  test('a withdrawal shows why it may be a risk', async () => {
    const withdrawId = await requestedWithdrawal(await newPerson(900), 500)
    const cashier = await StaffMember.logIn('cashier')
    const row = await cashier.read('withdrawal', {}, withdrawId)
    expect(row['risks']).toEqual([{ rule: 'firstWithdrawal', values: {} }])
    expect(row['figures']).toEqual({ turnoverLeft: 0, deposited: 0, withdrawn: 0 })
    const { data } = await cashier.read('withdrawals', { q: withdrawId })
    const { player: _, ...listed } = row
    expect(data).toEqual([listed])
  })

  test('a single withdrawal shows the figures and the last logins of its player', async () => {
    const person = await newPerson(900)
    const withdrawId = await requestedWithdrawal(person, 500)
    await database.logins.bulkAdd([
      { userId: person.id, at: hoursAgo(3), device: 'aaaa1111' },
      { userId: person.id, at: hoursAgo(2), device: 'aaaa1111' },
      { userId: person.id, at: hoursAgo(1), device: 'bbbb2222' },
    ])
    await database.players.update(person.id, { bankChangedAt: hoursAgo(1) })
    const support = await StaffMember.logIn('support')
    const { player, book_number } = await support.read('withdrawal', {}, withdrawId)
    expect(player).toMatchObject({
      netDeposits: 0,
      turnoverRequired: 0,
      bankChangedAt: hoursAgo(1),
    })
    const logins = fieldsOf(player)['logins']
    expect(logins).toMatchObject([
      { device: 'bbbb', isNew: true },
      { device: 'aaaa', isNew: false },
      { device: 'aaaa', isNew: false },
    ])
    expect(book_number).toMatch(/^•••/)
  })

  test('a withdrawal names the time that its player was told, once there is a history', async () => {
    const person = await newPerson(9_000)
    const cashier = await StaffMember.logIn('cashier')
    for (const [index, waited] of [4, 5, 6].entries()) {
      const withdrawId = await requestedWithdrawal(person, 500)
      const first = await cashier.read('withdrawal', {}, withdrawId)
      expect(first['promisedAt']).toBeNull()
      await cashier.done('decideWithdrawal', {
        withdrawId,
        decision: 'approve',
        status: 'requested',
      })
      advance(waited * minute)
      const paid = { withdrawId, decision: 'paid', status: 'approved', bankRef: `KB2026${index}` }
      await cashier.done('decideWithdrawal', paid)
    }
    const withdrawId = await requestedWithdrawal(person, 500)
    const { promisedAt } = await cashier.read('withdrawal', {}, withdrawId)
    expect(promisedAt).toBe(iso(clockTime() + 6 * minute))
    const health = async () => fieldsOf((await cashier.read('health'))['withdrawals'])
    const { promised, late } = await health()
    advance(7 * minute)
    expect(await health()).toMatchObject({ promised, late: Number(late) + 1 })
  })

  test('withdrawals are filtered by amount and by risk', async () => {
    const small = await requestedWithdrawal(await newPerson(900), 500)
    const medium = await requestedWithdrawal(await newPerson(9_000), 1_000)
    const cashier = await StaffMember.logIn('cashier')
    const found = async (query: Record<string, string>) => {
      const { data } = await cashier.read('withdrawals', { ...query, size: 100 })
      return Array.isArray(data) ? data.map((row) => fieldsOf(row)['withdrawId']) : []
    }
    const smallOnes = await found({ amount: 'small' })
    expect(smallOnes).toContain(small)
    expect(smallOnes).not.toContain(medium)
    expect(await found({ risk: 'firstWithdrawal' })).toEqual(
      expect.arrayContaining([small, medium]),
    )
    expect(await found({ risk: 'firstWithdrawal', amount: 'medium' })).not.toContain(small)
    expect(await found({ risk: 'protected' })).not.toContain(small)
    expect(await found({ risk: 'protected,firstWithdrawal', q: small })).toEqual([small])
    expect(await found({ risk: 'protected', q: small })).toEqual([])
  })
})

describe('amounts above the limit', () => {
  beforeEach(async () => {
    const owner = await StaffMember.logIn('owner')
    const { value, version } = await owner.read('setting', {}, 'risk')
    const risk = { ...Object(value), approveUpTo: 400 }
    await owner.done('saveSetting', { name: 'risk', value: risk, version })
  })

  test("a withdrawal above the limit needs the owner's password, or a cashier's second person", async () => {
    const withdrawId = await requestedWithdrawal(await newPerson(900), 500)
    const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const request = { withdrawId, decision: 'approve', status: 'requested' }
    const asked = await cashier.done('decideWithdrawal', request)
    expect(asked['approvalId']).toEqual(expect.any(String))
    expect(await owner.refused('decideWithdrawal', request)).toEqual({ code: 'passwordrequired' })
    await owner.done('decideWithdrawal', { ...request, ...owner.self })
    const late = { ...request, ...owner.self }
    expect(await owner.refused('decideWithdrawal', late)).toMatchObject({ code: 'alreadydecided' })
    const { approvalId } = asked
    // No approval is needed any more.
    const approvals = await owner.read('approvals', { status: 'pending' })
    expect(JSON.stringify(approvals)).not.toContain(approvalId)
    const yes = { approvalId, decision: 'approve', ...owner.self }
    expect(await owner.refused('decideApproval', yes)).toMatchObject({
      code: 'alreadydecided',
      who: 'อรุณ เจ้าของร้าน',
    })
  })

  test('the approval of a withdrawal that was decided in the meantime is closed', async () => {
    const withdrawId = await requestedWithdrawal(await newPerson(900), 500)
    const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const request = { withdrawId, decision: 'approve', status: 'requested' }
    const { approvalId } = await cashier.done('decideWithdrawal', request)
    const { approvals: waiting } = await owner.read('counters')
    await decideWithdrawal(withdrawId, 'reject', { actor: 'auto-approver' })
    expect((await owner.read('counters'))['approvals']).toBe(Number(waiting) - 1)
    const settled = await database.approvals.get(String(approvalId))
    expect(settled).toMatchObject({ status: 'rejected', decidedBy: 'auto-approver' })
    const yes = { approvalId, decision: 'approve', ...owner.self }
    expect(await owner.refused('decideApproval', yes)).toMatchObject({
      code: 'alreadydecided',
      who: 'auto',
    })
  })

  test('a deposit without a bank line waits for a second person', async () => {
    const person = await newPerson()
    const depositId = await submittedDeposit(person, 500)
    const cashier = await StaffMember.logIn('cashier')
    const request = { depositId, decision: 'approve', status: 'submitted' }
    const { approvalId } = await cashier.done('decideDeposit', request)
    expect(approvalId).toEqual(expect.any(String))
    await database.deposits.update(depositId, { status: 'matched' })
    await cashier.done('decideDeposit', { ...request, status: 'matched' })
    // The bank line has arrived, so no approval is needed any more.
    const settled = await cashier.read('approval', {}, String(approvalId))
    expect(settled).toMatchObject({ status: 'approved' })
  })

  test('a deposit that arrived with another amount asks for the password', async () => {
    const person = await newPerson()
    const depositId = await submittedDeposit(person, 500)
    await database.deposits.update(depositId, { status: 'review', arrived: satang(60_000) })
    const cashier = await StaffMember.logIn('cashier')
    const request = { depositId, decision: 'approve', status: 'review' }
    expect(await cashier.refused('decideDeposit', request)).toEqual({ code: 'passwordrequired' })
    await cashier.done('decideDeposit', { ...request, ...cashier.self })
  })
})

describe('adjustments', () => {
  const reason = 'Game round was not paid out'

  test('an adjustment asks for the password, and above the limit for a second person', async () => {
    const person = await newPerson()
    const cashier = await StaffMember.logIn('cashier')
    const request = { userId: person.id, direction: 'add', amount: 500, reason }
    expect(await cashier.refused('adjust', request)).toMatchObject({ code: 'passwordrequired' })
    const password = 'cashier1234'
    expect(await cashier.done('adjust', { ...request, password })).toMatchObject({
      approvalId: null,
    })
    const large = await cashier.done('adjust', { ...request, amount: 5_000, password })
    const approvalId = String(large['approvalId'])
    expect(
      await cashier.refused('decideApproval', { approvalId, decision: 'approve' }),
    ).toMatchObject({
      code: 'samepersontwice',
    })
    const owner = await StaffMember.logIn('owner')
    const yes = { approvalId, decision: 'approve' }
    expect(await owner.refused('decideApproval', yes)).toMatchObject({ code: 'passwordrequired' })
    await owner.done('decideApproval', { ...yes, ...owner.self })
    expect(await database.wallets.get(person.id)).toMatchObject({ balance: 550_000 })
    expect(await owner.refused('decideApproval', yes)).toMatchObject({ code: 'alreadydecided' })
  })

  test('adjustments by one person are added up for a day over all players', async () => {
    const person = await newPerson()
    const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
    const request = { userId: person.id, direction: 'add', amount: 600, reason, ...cashier.self }
    expect(await cashier.done('adjust', request)).toMatchObject({ approvalId: null })
    const back = { ...request, direction: 'subtract', amount: 400 }
    expect(await cashier.done('adjust', back)).toMatchObject({ approvalId: null })
    const { approvalId } = await cashier.done('adjust', { ...request, amount: 0.01 })
    await owner.done('decideApproval', { approvalId, decision: 'approve', ...owner.self })
    // The requests of a colleague do not count.
    const own = { ...request, amount: 1000, ...owner.self }
    expect(await owner.done('adjust', own)).toMatchObject({ approvalId: null })
    const other = { ...request, amount: 1, userId: (await newPerson()).id }
    expect(await cashier.done('adjust', other)).toMatchObject({ approvalId: expect.any(String) })
    advance(24 * 60 * minute)
    const next = await StaffMember.logIn('cashier')
    expect(await next.done('adjust', request)).toMatchObject({ approvalId: null })
  })
})

const lookers = async (staff: StaffMember, row: string | null) =>
  (await staff.done('looking', { row }))['by']

test('staff see who else has a row open, until that colleague closes it or leaves', async () => {
  const [cashier, owner] = [await StaffMember.logIn('cashier'), await StaffMember.logIn('owner')]
  expect(await lookers(cashier, '/admin/deposits/D1')).toEqual([])
  expect(await lookers(owner, '/admin/deposits/D2')).toEqual([])
  expect(await lookers(owner, '/admin/deposits/D1')).toEqual(['แก้ว การเงิน'])
  expect(await lookers(cashier, null)).toEqual([])
  expect(await lookers(owner, '/admin/deposits/D1')).toEqual([])
  expect(await lookers(cashier, '/admin/deposits/D1')).toEqual(['อรุณ เจ้าของร้าน'])
  advance(minute)
  expect(await lookers(cashier, '/admin/deposits/D1')).toEqual([])
})

test("neither a player's token nor a lower role can use the back office", async () => {
  const person = await newPerson()
  const queue = await callAdmin('deposits', { token: await person.token() })
  expect(queue.status).toBe(401)
  const support = await StaffMember.logIn('support')
  expect((await support.request('adjust', {})).status).toBe(403)
})

test('the audit chain is intact, and reveals an entry that was changed or removed', async () => {
  const owner = await StaffMember.logIn('owner')
  const { checked, broken } = await checkAudit()
  expect(broken).toBeNull()
  expect(checked).toBeGreaterThan(50)
  await database.audit.update(7, { adminID: owner.adminID, reason: 'changed' })
  expect(await checkAudit()).toMatchObject({ broken: 7 })
  await database.audit.delete(7)
  expect(await checkAudit()).toMatchObject({ broken: 8 })
})
