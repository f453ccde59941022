import { beforeAll, expect, test } from 'vitest'
import { drawSegment, sha256 } from '#contract/rewards/rewards'
import { database } from '#mocks/provider/database/database'
import { fieldsOf, startProvider } from '../provider/providerPlayer'
import { expectLedgerInvariants } from '../wallet/ledgerInvariants'
import { StaffMember } from './staff'

let owner: StaffMember

beforeAll(async () => {
  await startProvider()
  owner = await StaffMember.logIn('owner')
})

test('the seed has spins that match their random seed, with the wins in the ledger', async () => {
  const answer = await owner.read('spins', { size: 100 })
  expect(answer['total']).toBeGreaterThan(5)
  const rows = await database.wheelSpins.toArray()
  for (const { seed, seedHash, clientSeed, version, segmentId, userId } of rows) {
    const drawnBy = await database.wheelVersions.get(version)
    expect(await sha256(seed)).toBe(seedHash)
    expect(await drawSegment(seed, clientSeed, drawnBy?.weights ?? [])).toBe(segmentId)
    await expectLedgerInvariants(userId)
  }
})

test("the seed's cashback is computed as for everybody, with an entry in the audit", async () => {
  const cashbacks = await owner.read('cashbacks', { size: 100 })
  expect(cashbacks['total']).toBeGreaterThan(5)
  expect(JSON.stringify(await owner.read('cashbacks', { status: 'claimable' }))).toContain('amount')
  const audit = await owner.read('audit', { action: 'cashback.run' })
  expect(fieldsOf(Object.values(fieldsOf(audit['data']))[0])).toMatchObject({
    action: 'cashback.run',
  })
  expect(await owner.read('wheelBudget')).toEqual({ given: 0, dailyBudget: 5000, isGone: false })
})

test("the sample data have no audit entry in a person's name, or at the time of the first opening", async () => {
  const startedAt = '2026-11-21T05:00:00.000Z'
  const entries = await database.audit.where('seq').above(0).toArray()
  const logins = entries.filter(({ action }) => action === 'admin.login')
  expect(logins.length).toBeGreaterThan(0)
  const told = entries.filter((entry) => !logins.includes(entry))
  expect(new Set(told.map(({ adminID, role }) => `${adminID} ${role}`))).toEqual(
    new Set(['system system']),
  )
  expect(told.filter(({ at }) => at >= startedAt)).toEqual([])
  const moments = told.map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted())
})

test('the sample case is about a deposit of its player', async () => {
  const [row] = await database.cases.toArray()
  expect(await database.deposits.get(row?.about?.id ?? '')).toMatchObject({ userId: row?.userId })
})

test('the reconciliation of the sample data finds no unexpected difference', async () => {
  const { days } = await owner.read('reconcile', { from: '2026-11-08', to: '2026-11-21' })
  const differences = Object.values(fieldsOf(days)).flatMap((day) =>
    Object.values(fieldsOf(fieldsOf(day)['differences'])).map(fieldsOf),
  )
  expect(differences.map(({ kind }) => kind)).not.toContain('brokenBalance')
  expect(differences.map(({ kind }) => kind)).not.toContain('walletDiffers')
})

test('the rows and ledger entries name the same person as the audit', async () => {
  const entries = await database.audit.where('seq').above(0).toArray()
  const approvals = entries.filter(({ action }) => action === 'deposit.approve')
  expect(approvals.length).toBeGreaterThan(5)
  for (const { targetId, adminID } of approvals) {
    expect(await database.deposits.get(targetId)).toMatchObject({ decidedBy: adminID })
    const entry = await database.ledger.where({ idemKey: `deposit:${targetId}` }).first()
    expect(entry).toMatchObject({ actor: adminID })
  }
  const payments = entries.filter(({ action }) => action === 'withdraw.paid')
  expect(payments.length).toBeGreaterThan(5)
  for (const { targetId, adminID } of payments) {
    expect(await database.withdraws.get(targetId)).toMatchObject({ paidBy: adminID })
  }
})
