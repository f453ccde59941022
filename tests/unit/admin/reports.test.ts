import { beforeEach, describe, expect, test } from 'vitest'
import { mostDifferences } from '#contract/admin/reports'
import { providerPaths } from '#contract/provider'
import { satang } from '#lib/money'
import { addDays, bangkokDay } from '#lib/time'
import { checkAudit } from '#mocks/admin/audit'
import { database } from '#mocks/provider/database/database'
import { arriveBankLine } from '#mocks/provider/deposits/bankLine'
import { Random } from '#mocks/random'
import { callApi } from '../provider/backEnds'
import {
  advance,
  bankLine,
  clockTime,
  decide,
  depositOf,
  fieldsOf,
  iso,
  minute,
  newPerson,
  type Person,
} from '../provider/providerPlayer'
import { callAdmin, StaffMember, startOperator } from './staff'

beforeEach(startOperator)

const today = () => bangkokDay(clockTime())
const year = () => ({ from: addDays(today(), -365), to: today() })

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

function sumOf(rows: readonly Record<string, unknown>[], field: string): number {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[field]) * 100), 0)
}

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

/** @returns the differences of all days, each with its kind and row */
async function differences(staff: StaffMember): Promise<string[]> {
  const { days } = await staff.read('reconcile', year())
  return rowsOf(days).flatMap((day) =>
    rowsOf(day['differences']).map(({ kind, id }) => `${String(kind)} ${String(id)}`),
  )
}

/** Makes a random action of a player or of staff. Refused actions are fine. */
async function something(random: Random, person: Person): Promise<void> {
  const chance = random.next()
  if (chance < 0.35) {
    await person.deposit(random.integer(100, 900))
  } else if (chance < 0.5) {
    const answer = await person.request(
      providerPaths.deposit(),
      depositOf(random.integer(100, 900)),
    )
    const { depositId } = fieldsOf(fieldsOf(answer.body)['data'])
    await person.request(providerPaths.depositSubmit(), { depositId })
    const line = random.pick(['twice', 'reject', 'approve'])
    if (line !== 'approve') await bankLine(depositId, line)
    else {
      const cashier = await StaffMember.logIn('cashier')
      await cashier.request('decideDeposit', { depositId, decision: line, status: 'submitted' })
    }
  } else if (chance < 0.75) {
    await person.bet(random.integer(1, 200), random.integer(0, 300))
  } else {
    const answer = await person.request(providerPaths.withdraw(), { amount: 100 })
    const { withdrawId } = fieldsOf(fieldsOf(answer.body)['data'])
    await decide(withdrawId, 'approve')
    await decide(withdrawId, random.pick(['paid', 'reject']))
  }
}

describe('the reconciliation', () => {
  test('the reconciliation of the seed finds only the one unmatched bank line', async () => {
    const owner = await StaffMember.logIn('owner')
    const found = await differences(owner)
    const unmatched = await database.bankLines
      .filter(({ depositId }) => depositId === null)
      .toArray()
    expect(found.toSorted()).toEqual(
      unmatched.map(({ lineId }) => `lineWithoutDeposit ${lineId}`).toSorted(),
    )
  })

  test("the reconciliation agrees with the ledger and with the players' balances", async () => {
    const person = await newPerson()
    await arriveBankLine({ depositId: await submittedDeposit(person), line: 'right' })
    const owner = await StaffMember.logIn('owner')
    const { days } = await owner.read('reconcile', year())
    const ledger = await database.ledger.toArray()
    const wallets = await database.wallets.toArray()
    const all = ledger.reduce((sum, { amount }) => sum + amount, 0)
    expect(sumOf(rowsOf(days), 'ledgerSum')).toBe(all)
    expect(sumOf(rowsOf(days), 'walletChange')).toBe(all)
    expect(wallets.reduce((sum, { balance }) => sum + balance, 0)).toBe(all)
  })

  test.each([1, 2, 3])('the reconciliation agrees after random actions (%i)', async (seed) => {
    const random = new Random(seed)
    const before = await differences(await StaffMember.logIn('owner'))
    const people: [Person, ...Person[]] = [await newPerson(), await newPerson(), await newPerson()]
    for (let step = 0; step < 25; step++) {
      await something(random, random.pick(people))
      advance(random.integer(1, 90) * minute)
    }
    const owner = await StaffMember.logIn('owner')
    const found = (await differences(owner)).filter((one) => !before.includes(one))
    // Only money without a request may be left over.
    const unexplained = found.filter((one) => !/^(lineWithoutDeposit|otherDay) /.test(one))
    expect(unexplained).toEqual([])
    const { total } = await owner.read('dailyReport', year())
    const ledger = await database.ledger.toArray()
    const deposited = ledger.filter(({ type }) => type === 'deposit')
    expect(sumOf([fieldsOf(total)], 'deposits')).toBe(
      deposited.reduce((sum, { amount }) => sum + amount, 0),
    )
  })

  test.each(['right', 'late', 'twice'] as const)(
    'the reconciliation reports what a bank line that came %s leaves open',
    async (line) => {
      const owner = await StaffMember.logIn('owner')
      const before = await differences(owner)
      const depositId = await submittedDeposit(await newPerson())
      await arriveBankLine({ depositId, line })
      const found = (await differences(owner)).filter((one) => !before.includes(one))
      const kinds = found.map((one) => one.split(' ')[0])
      const expected = { right: [], late: ['lineInReview'], twice: ['lineWithoutDeposit'] }
      expect(kinds).toEqual(expected[line])
    },
  )

  test('the reconciliation names a row that was entered in the ledger by hand', async () => {
    const owner = await StaffMember.logIn('owner')
    const before = await differences(owner)
    const person = await newPerson()
    const seq = await database.ledger.add({
      userId: person.id,
      type: 'deposit',
      amount: satang(12_345),
      balanceAfter: satang(12_345),
      refType: 'deposit',
      refId: 'D-by-hand',
      idemKey: 'by hand',
      actor: 'tester',
      createdAt: iso(clockTime()),
    })
    const found = (await differences(owner)).filter((one) => !before.includes(one))
    expect(found).toContain(`ledgerWithoutDeposit ${seq}`)
    expect(found).toContain(`walletDiffers ${person.id}`)
  })

  test('the reconciliation names a deposit that was credited without money', async () => {
    const owner = await StaffMember.logIn('owner')
    const person = await newPerson()
    const { depositId } = await person.done(providerPaths.deposit(), depositOf(300))
    await owner.done('decideDeposit', { depositId, decision: 'approve', status: 'pending' })
    expect(await differences(owner)).toContain(`depositWithoutLine ${String(depositId)}`)
  })
})

async function stray(staff: StaffMember): Promise<Record<string, unknown>> {
  const { data } = await staff.read('bankLines', { state: 'unmatched' })
  const line = rowsOf(data).find(({ lineId }) => lineId === 'L0000000001')
  if (!line) throw new Error('The seed has no stray line')
  return line
}

describe('bank lines', () => {
  test('a bank line is matched once, and the deposit of the exact amount is credited', async () => {
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    const deposit = await database.deposits.get(depositId)
    const cashier = await StaffMember.logIn('cashier')
    await cashier.read('bankLines')
    await database.bankLines.add({
      lineId: 'LTEST',
      transferBankID: 'T1',
      amount: deposit?.amount ?? satang(0),
      depositId: null,
      createdAt: iso(clockTime()),
    })
    const { data } = await cashier.read('bankLines', { state: 'unmatched' })
    const line = rowsOf(data).find(({ lineId }) => lineId === 'LTEST')
    expect(rowsOf(line?.['candidates'])[0]).toMatchObject({ depositId, alike: ['amount', 'time'] })
    const entries = await database.audit.count()
    const request = {
      requestId: crypto.randomUUID(),
      lineId: 'LTEST',
      state: 'unmatched',
      depositId,
    }
    const first = await cashier.done('matchBankLine', request)
    expect(await cashier.done('matchBankLine', request)).toEqual(first)
    expect(await database.deposits.get(depositId)).toMatchObject({ status: 'confirmed' })
    expect(await database.ledger.where({ idemKey: `deposit:${depositId}` }).count()).toBe(1)
    expect(await database.audit.count()).toBe(entries + 1)
    expect((await checkAudit()).broken).toBeNull()
    const again = { lineId: 'LTEST', state: 'unmatched', depositId }
    expect(await cashier.refused('matchBankLine', again)).toMatchObject({ code: 'alreadydecided' })
  })

  test('a bank line with another amount sends its deposit to review', async () => {
    const depositId = await submittedDeposit(await newPerson())
    const cashier = await StaffMember.logIn('cashier')
    const { lineId, state, amount } = await stray(cashier)
    await cashier.done('matchBankLine', { lineId, state, depositId })
    const row = await database.deposits.get(depositId)
    expect(row).toMatchObject({ status: 'review', arrived: Number(amount) * 100 })
    expect(await database.ledger.where({ idemKey: `deposit:${depositId}` }).count()).toBe(0)
  })

  test('an approved deposit with another amount is credited with what arrived, and the books agree', async () => {
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    const cashier = await StaffMember.logIn('cashier')
    await cashier.read('bankLines')
    const line = { transferBankID: 'T1', depositId: null, createdAt: iso(clockTime()) }
    await database.bankLines.bulkAdd([
      { ...line, lineId: 'LPART1', amount: satang(10_000) },
      { ...line, lineId: 'LPART2', amount: satang(5_050) },
      // Belongs to somebody else, so an approval must not match it with this deposit.
      { ...line, lineId: 'LALIKE', amount: satang(15_050) },
    ])
    for (const lineId of ['LPART1', 'LPART2']) {
      await cashier.done('matchBankLine', { lineId, state: 'unmatched', depositId })
    }
    expect(await database.deposits.get(depositId)).toMatchObject({ arrived: 15_050 })
    // Sent from a screen that showed the deposit before its second bank line came.
    const early = { depositId, decision: 'approve', status: 'review', credit: 100 }
    expect(await cashier.refused('decideDeposit', early)).toEqual({ code: 'versionchanged' })
    await cashier.done('decideDeposit', { ...early, credit: 150.5 })
    expect(await database.deposits.get(depositId)).toMatchObject({ credited: 15_050 })
    const credit = await person.read(providerPaths.balance(person.id))
    expect(credit.body).toBe(150.5)
    expect(await database.bankLines.get('LALIKE')).toMatchObject({ depositId: null })
    const found = await differences(await StaffMember.logIn('owner'))
    expect(found).not.toContain(`amountDiffers ${depositId}`)
    const { used } = await person.data(providerPaths.protection(person.id))
    expect(used).toMatchObject({ deposit: { '24h': 150.5 } })
  })

  test('a deposit with an exact and an odd bank line is credited with both amounts', async () => {
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    const { amount = satang(0) } = (await database.deposits.get(depositId)) ?? {}
    const cashier = await StaffMember.logIn('cashier')
    await cashier.read('bankLines')
    const line = { transferBankID: 'T1', depositId: null, createdAt: iso(clockTime()) }
    await database.bankLines.bulkAdd([
      { ...line, lineId: 'LODD', amount: satang(10_000) },
      { ...line, lineId: 'LEXACT', amount },
    ])
    const match = (lineId: string) =>
      cashier.done('matchBankLine', { lineId, state: 'unmatched', depositId })
    await match('LODD')
    const { data } = await cashier.read('bankLines', { state: 'unmatched' })
    const exact = rowsOf(data).find(({ lineId }) => lineId === 'LEXACT')
    expect(rowsOf(exact?.['candidates'])[0]).toMatchObject({ depositId, hasLines: true })
    await match('LEXACT')
    const row = await database.deposits.get(depositId)
    expect(row).toMatchObject({ status: 'review', arrived: amount + 10_000, credited: 0 })
  })

  test('a bank line below the minimum of a promotion brings no bonus', async () => {
    const person = await newPerson()
    const { depositId } = await person.done(providerPaths.deposit(), {
      ...depositOf(300),
      PromotionID: 'P1',
    })
    const cashier = await StaffMember.logIn('cashier')
    const line = { transferBankID: 'T1', depositId: null, createdAt: iso(clockTime()) }
    await database.bankLines.add({ ...line, lineId: 'LLITTLE', amount: satang(5_000) })
    await cashier.done('matchBankLine', { lineId: 'LLITTLE', state: 'unmatched', depositId })
    await cashier.done('decideDeposit', { depositId, decision: 'approve', status: 'review' })
    const credit = await person.read(providerPaths.balance(person.id))
    expect(credit.body).toBe(50)
    const [taken] = await database.received.where({ userId: person.id }).toArray()
    expect(taken).toMatchObject({ status: 'cancelled', closedBy: 'deposit', bonus: 0 })
  })

  test('a bank line of another account needs a reason, and sends its deposit to review', async () => {
    const depositId = await submittedDeposit(await newPerson())
    const deposit = await database.deposits.get(depositId)
    const [lineId, state, amount] = ['LOTHER', 'unmatched', deposit?.amount ?? satang(0)]
    const createdAt = iso(clockTime())
    await database.bankLines.add({
      lineId,
      transferBankID: 'T2',
      amount,
      depositId: null,
      createdAt,
    })
    const cashier = await StaffMember.logIn('cashier')
    const request = { lineId, state, depositId }
    expect(await cashier.refused('matchBankLine', request)).toMatchObject({
      code: 'reasonrequired',
    })
    await cashier.done('matchBankLine', { ...request, reason: 'Paid to our other account' })
    const row = await database.deposits.get(depositId)
    expect(row).toMatchObject({ status: 'review', arrived: amount, credited: 0 })
    expect(row?.reason).toContain('บัญชีอื่น')
  })

  test('a bank line is ignored only with a reason', async () => {
    const cashier = await StaffMember.logIn('cashier')
    const { lineId, state } = await stray(cashier)
    expect(await cashier.refused('matchBankLine', { lineId, state })).toMatchObject({
      code: 'reasonrequired',
    })
    await cashier.done('matchBankLine', { lineId, state, reason: 'Sent back to the sender' })
    const { data } = await cashier.read('bankLines', { state: 'ignored' })
    expect(rowsOf(data)).toMatchObject([{ lineId, ignored: 'Sent back to the sender' }])
    expect(await differences(cashier)).not.toContain(`lineWithoutDeposit ${String(lineId)}`)
  })

  test('a bank line cannot be matched by support', async () => {
    const support = await StaffMember.logIn('support')
    const { status } = await support.request('matchBankLine', { lineId: 'L0000000001' })
    expect(status).toBe(403)
  })
})

const costs = [
  'bet_sim',
  'win_sim',
  'bonus',
  'bonus_forfeit',
  'cap_forfeit',
  'code',
  'cashback',
  'wheel',
  'invite',
]

test('a day among several lists its first differences and how many more, and a single day lists all', async () => {
  const owner = await StaffMember.logIn('owner')
  const [model] = await database.bankLines.toArray()
  if (!model) throw new Error('The seed has lines')
  const createdAt = new Date(Date.parse(`${today()}T00:30:00+07:00`)).toISOString()
  const lines = Array.from({ length: mostDifferences + 5 }, (_, index) => ({
    ...model,
    lineId: `LMANY${index}`,
    depositId: null,
    createdAt,
  }))
  await database.bankLines.bulkAdd(lines)
  const told = async (from: string) => {
    const { days } = await owner.read('reconcile', { from, to: today() })
    const day = rowsOf(days).find((one) => one['day'] === today())
    return [day?.['differing'], rowsOf(day?.['differences']).length, day?.['untold']]
  }
  const [all] = await told(today())
  expect(Number(all)).toBeGreaterThanOrEqual(lines.length)
  expect(await told(today())).toEqual([all, all, 0])
  expect(await told(year().from)).toEqual([all, mostDifferences, Number(all) - mostDifferences])
  await database.bankLines.bulkDelete(lines.map(({ lineId }) => lineId))
})

test('faults that testers plant are found today, with the rows that cause them', async () => {
  const person = await newPerson(100)
  // The entry is from another day, so only the credit itself leads to the player today.
  advance(2 * 24 * 60 * minute)
  const owner = await StaffMember.logIn('owner')
  const range = { from: today(), to: today() }
  const found = async () => {
    const { days } = await owner.read('reconcile', range)
    return rowsOf(days).flatMap((one) => rowsOf(one['differences']))
  }
  expect(await found()).toEqual([])
  const plant = (difference: string) =>
    callApi('/api/scenarios/difference', { body: { userId: person.id, difference } })
  await plant('line')
  await plant('credit')
  const [line, wallet] = await found()
  expect(line).toMatchObject({ kind: 'lineWithoutDeposit', amount: 123.45 })
  expect(await database.bankLines.get(String(line?.['id']))).toMatchObject({ depositId: null })
  expect(wallet).toMatchObject({ kind: 'walletDiffers', id: person.id, amount: 0.01 })
  expect((await plant('everything')).status).toBe(400)
})

describe('the reports', () => {
  test.each(['day', 'week', 'month'])(
    'the report by %s adds up to its total and to the ledger',
    async (group) => {
      const owner = await StaffMember.logIn('owner')
      const { rows, total } = await owner.read('dailyReport', { ...year(), group })
      const ledger = await database.ledger.toArray()
      const sum = (...types: string[]) =>
        ledger.filter(({ type }) => types.includes(type)).reduce((all, row) => all + row.amount, 0)
      const totals = fieldsOf(total)
      const amounts = ['deposits', 'withdrawals', 'ggr', 'ngr', 'bonuses', 'wheel', 'newPlayers']
      for (const field of amounts) {
        expect([field, sumOf(rowsOf(rows), field)]).toEqual([field, sumOf([totals], field)])
      }
      expect(sumOf([totals], 'deposits')).toBe(sum('deposit'))
      const paid = await database.withdraws.where('status').equals('paid').toArray()
      expect(sumOf([totals], 'withdrawals')).toBe(paid.reduce((all, row) => all + row.amount, 0))
      expect(sumOf([totals], 'ggr')).toBe(-sum('bet_sim', 'win_sim'))
      expect(sumOf([totals], 'ngr')).toBe(-sum(...costs))
    },
  )

  test('the promotion report adds up to the bonuses of the daily report', async () => {
    const owner = await StaffMember.logIn('owner')
    const { total } = await owner.read('dailyReport', year())
    const { rows } = await owner.read('promotionReport', year())
    expect(rowsOf(rows).length).toBeGreaterThan(0)
    expect(sumOf(rowsOf(rows), 'cost')).toBe(sumOf([fieldsOf(total)], 'bonuses'))
  })

  test('the promotion report lists deducted code bonuses by the name of their batch', async () => {
    const owner = await StaffMember.logIn('owner')
    await database.codes.where({ batchId: 'KB1' }).modify({ batchName: 'Songkran' })
    for (const person of [await newPerson(), await newPerson()]) {
      await person.done(providerPaths.redeemCode(), { code: 'ARCADE-5588' })
      await person.done(providerPaths.exclude(), { period: '24h' })
    }
    const { rows } = await owner.read('promotionReport', { from: today(), to: today() })
    expect(rowsOf(rows).filter(({ source }) => source === 'codes')).toEqual([
      expect.objectContaining({ PromotionName: 'Songkran', takenBack: 100, cost: -100 }),
    ])
    const { promotions } = await owner.read('dashboard')
    expect(JSON.stringify(promotions)).not.toContain('Songkran')
  })

  test('the approval report counts the requests of each kind, and the cost of the approved ones', async () => {
    const { id: userId } = await newPerson()
    const [owner, cashier] = [await StaffMember.logIn('owner'), await StaffMember.logIn('cashier')]
    const request = {
      userId,
      direction: 'add',
      reason: 'Counted in a report',
      password: 'owner1234',
    }
    const { approvalId } = await owner.done('adjust', { ...request, amount: 5000 })
    const other = await owner.done('adjust', { ...request, amount: 7000 })
    const reported = async () => {
      const { rows } = await owner.read('approvalReport', { from: today(), to: today() })
      return rowsOf(rows).find(({ kind }) => kind === 'adjustment')
    }
    const before = await reported()
    await cashier.done('decideApproval', {
      approvalId,
      decision: 'approve',
      password: 'cashier1234',
    })
    await owner.done('withdrawApproval', { approvalId: other['approvalId'] })
    expect(await reported()).toEqual({
      ...before,
      approved: Number(before?.['approved']) + 1,
      withdrawn: Number(before?.['withdrawn']) + 1,
      pending: Number(before?.['pending']) - 2,
      cost: Number(before?.['cost']) + 5000,
    })
  })

  test('the affiliate report adds up to all commissions', async () => {
    const owner = await StaffMember.logIn('owner')
    const { rows } = await owner.read('affiliateReport', year())
    const commissions = await database.commissions.toArray()
    expect(sumOf(rowsOf(rows), 'earned')).toBe(
      commissions.reduce((sum, { amount }) => sum + amount, 0),
    )
  })

  test('the dashboard counts a new player and a first deposit once, today', async () => {
    const owner = await StaffMember.logIn('owner')
    const before = fieldsOf((await owner.read('dashboard'))['today'])
    const person = await newPerson()
    await arriveBankLine({ depositId: await submittedDeposit(person), line: 'right' })
    await arriveBankLine({ depositId: await submittedDeposit(person), line: 'right' })
    const after = fieldsOf((await owner.read('dashboard'))['today'])
    const grown = (field: string) => Number(after[field]) - Number(before[field])
    expect(['newPlayers', 'firstDeposits', 'depositCount', 'activePlayers'].map(grown)).toEqual([
      1, 1, 2, 1,
    ])
  })

  test('the dashboard shows today by the hour, and which game houses are open', async () => {
    const owner = await StaffMember.logIn('owner')
    const person = await newPerson()
    const depositId = await submittedDeposit(person)
    await arriveBankLine({ depositId, line: 'right' })
    const { hours, today: figures, providers } = await owner.read('dashboard')
    const told = rowsOf(hours)
    expect(told.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    expect(sumOf(told, 'deposits')).toBe(sumOf([fieldsOf(figures)], 'deposits'))
    expect(sumOf(told, 'withdrawals')).toBe(sumOf([fieldsOf(figures)], 'withdrawals'))
    const credited = (await database.deposits.get(depositId))?.decidedAt ?? ''
    const hour = Number(iso(Date.parse(credited) + 7 * 60 * minute).slice(11, 13))
    expect(told.filter(({ deposits }) => Number(deposits) > 0)).toMatchObject([{ hour }])
    expect(rowsOf(providers)).toContainEqual(expect.objectContaining({ status: 'online' }))
  })

  test('the game house report adds up to all bets, with unknown houses last', async () => {
    const owner = await StaffMember.logIn('owner')
    const person = await newPerson(500)
    const { loginLink } = await person.done(providerPaths.loginLink(), { providerCode: 'LOTUS' })
    const session = new URL(String(loginLink), 'https://x.invalid').searchParams.get('session')
    await person.done(providerPaths.gameBet(), { session, stake: 100, side: 'high' })
    await person.bet(50)
    const { rows } = await owner.read('providerReport', year())
    const { total } = await owner.read('dailyReport', year())
    expect(sumOf(rowsOf(rows), 'ggr')).toBe(sumOf([fieldsOf(total)], 'ggr'))
    // Bets of the seed name their houses. Bets that testers place name none.
    const houses = rowsOf(rows)
    expect(houses.slice(0, -1)).toContainEqual(expect.objectContaining({ providerCode: 'LOTUS' }))
    expect(houses.slice(0, -1).map(({ providerCode }) => providerCode)).not.toContain('')
    expect(houses.at(-1)).toMatchObject({ providerCode: '', bets: 50, activePlayers: 1 })
  })

  test('the dashboard shows support only their own audit entries', async () => {
    const owner = await StaffMember.logIn('owner')
    const support = await StaffMember.logIn('support')
    expect(rowsOf((await owner.read('dashboard'))['audit'])).toHaveLength(10)
    const theirs = rowsOf((await support.read('dashboard'))['audit'])
    expect(theirs.filter(({ adminID }) => adminID !== support.adminID)).toEqual([])
  })

  test.each([
    { from: '2026-13-01', to: '2026-12-01' },
    { from: '2026-02-02', to: '2026-02-01' },
    { from: '2020-01-01', to: '2026-01-01' },
    { from: 'yesterday' },
  ])('the reports refuse the range %o', async (query) => {
    const { token } = await StaffMember.logIn('owner')
    for (const name of [
      'dailyReport',
      'reconcile',
      'promotionReport',
      'affiliateReport',
      'providerReport',
      'approvalReport',
      'cashierReport',
      'accountReport',
      'hourReport',
      'cohortReport',
    ] as const) {
      expect((await callAdmin(name, { query: { ...query }, token })).status).toBe(400)
    }
  })
})
