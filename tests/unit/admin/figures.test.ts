import { beforeEach, describe, expect, test } from 'vitest'
import type { AdminCallName } from '#contract/admin/calls'
import { providerPaths } from '#contract/provider'
import { addDays, bangkokDay } from '#lib/time'
import { Random } from '#mocks/random'
import {
  advance,
  bankLine,
  clockTime,
  decide,
  depositOf,
  type Fields,
  fieldsOf,
  hour,
  minute,
  newPerson,
  type Person,
} from '../provider/providerPlayer'
import { StaffMember, startOperator } from './staff'

beforeEach(startOperator)

function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** @returns an amount of the wire in satang */
const satangOf = (baht: unknown) => Math.round(Number(baht) * 100)

function sumOf(rows: readonly Fields[], field: string): number {
  return rows.reduce((sum, row) => sum + satangOf(row[field]), 0)
}

/** Lives some weeks of random deposits, bets, withdrawals, promotions and decisions of staff. Refusals are fine. */
async function live(seed: number): Promise<void> {
  const random = new Random(seed)
  const first = await newPerson()
  const people: [Person, ...Person[]] = [first]
  for (let count = 0; count < 4; count++) people.push(await newPerson(0, first.id))
  for (let step = 0; step < 70; step++) {
    // Staff sessions end after some hours.
    const cashier = await StaffMember.logIn('cashier')
    const acts = [deposits, deposits, bets, bets, withdraws, rewards, adjusts] as const
    await random.pick(acts)(random.pick(people), cashier, random)
    advance(random.integer(10, 900) * minute)
  }
}

type Act = (person: Person, cashier: StaffMember, random: Random) => Promise<unknown>

const deposits: Act = async (person, cashier, random) => {
  const PromotionID = random.pick(['P1', 'P2', null])
  const transferBankID = random.pick(['T1', 'T2'])
  const asked = depositOf(random.integer(100, 900), { PromotionID, transferBankID })
  const { body } = await person.request(providerPaths.deposit(), asked)
  const { depositId } = fieldsOf(fieldsOf(body)['data'])
  await person.request(providerPaths.depositSubmit(), { depositId })
  const outcome = random.pick(['right', 'right', 'approve', 'reject'])
  if (outcome === 'right') return bankLine(depositId, 'right')
  const reason = 'No money arrived for it'
  const decision = { depositId, decision: outcome, status: 'submitted', reason }
  return cashier.request('decideDeposit', decision)
}

const bets: Act = (person, _, random) => person.bet(random.integer(1, 200), random.integer(0, 300))

const withdraws: Act = async (person, _, random) => {
  const { body } = await person.request(providerPaths.withdraw(), {
    amount: random.integer(100, 150),
  })
  const { withdrawId } = fieldsOf(fieldsOf(body)['data'])
  const outcome = random.pick(['paid', 'paid', 'reject', 'none', 'cashier'])
  if (outcome === 'none') return null
  await decide(withdrawId, 'approve')
  advance(random.integer(1, 20) * hour)
  if (outcome !== 'cashier') return decide(withdrawId, outcome)
  const payment = { withdrawId, decision: 'paid', status: 'approved', bankRef: withdrawId }
  const payer = await StaffMember.logIn('cashier')
  return payer.request('decideWithdrawal', payment)
}

const rewards: Act = async (person) => {
  await person.request(providerPaths.inviteClaim())
  const { nextSeedHash } = await person.data(providerPaths.wheelPoint(person.id))
  await person.request(providerPaths.wheelSpin(), { clientSeed: 'x', seedHash: nextSeedHash })
}

const adjusts: Act = ({ id: userId }, cashier, random) =>
  cashier.request('adjust', {
    userId,
    direction: random.pick(['add', 'subtract']),
    amount: random.integer(1, 9999) / 100,
    reason: 'A random month of a test',
    ...cashier.self,
  })

/** All rows of a list. */
async function wholeList(
  staff: StaffMember,
  name: AdminCallName,
  query: Record<string, string> = {},
): Promise<Fields[]> {
  const { data, total } = await staff.read(name, { ...query, size: 2000, purpose: 'export' })
  expect(rowsOf(data)).toHaveLength(Number(total))
  return rowsOf(data)
}

/** Deposits and withdrawals by hour. */
function flowOf(rows: unknown): Fields[] {
  return rowsOf(rows).map(({ hour, deposits, withdrawals }) => ({ hour, deposits, withdrawals }))
}

const today = () => bangkokDay(clockTime())

describe.each([1, 2])('after a random month (%i)', (seed) => {
  beforeEach(() => live(seed))

  test('every page shows the same figure to the satang', async () => {
    const owner = await StaffMember.logIn('owner')
    const range = { from: addDays(today(), -365), to: today() }
    const [daily, hourly, byCashier, byAccount, byProvider, byPromotion, byAffiliate, reconciled] =
      await Promise.all([
        owner.read('dailyReport', { ...range, group: 'month' }),
        owner.read('hourReport', range),
        owner.read('cashierReport', range),
        owner.read('accountReport', range),
        owner.read('providerReport', range),
        owner.read('promotionReport', range),
        owner.read('affiliateReport', range),
        owner.read('reconcile', range),
      ])
    const total = fieldsOf(daily['total'])
    const days = rowsOf(reconciled['days'])
    const entries = days.flatMap((day) => rowsOf(day['ledgerByType']))
    const ofType = (...types: string[]) =>
      sumOf(
        entries.filter(({ type }) => types.includes(String(type))),
        'sum',
      )
    // Players' totals are of all time, so those of the year before are taken off.
    const yearBefore = { from: addDays(range.from, -366), to: addDays(range.from, -1) }
    const earlier = fieldsOf((await owner.read('dailyReport', yearBefore))['total'])
    const players = await wholeList(owner, 'players')
    const paid = { behind: `paid:${range.from}..${range.to}` }
    const figures: Record<string, readonly number[]> = {
      deposits: [
        satangOf(total['deposits']),
        sumOf(rowsOf(daily['rows']), 'deposits'),
        sumOf(rowsOf(hourly['rows']), 'deposits'),
        sumOf(rowsOf(byCashier['rows']), 'deposits'),
        sumOf(rowsOf(byAccount['rows']), 'deposits'),
        satangOf(fieldsOf(byAccount['total'])['deposits']),
        ofType('deposit'),
        sumOf(
          days.flatMap((day) => rowsOf(day['banks']).map((bank) => fieldsOf(bank['ledger']))),
          'sum',
        ),
        sumOf(players, 'depositTotal') - satangOf(earlier['deposits']),
        sumOf(await wholeList(owner, 'ledger', { ...range, type: 'deposit' }), 'amount'),
        sumOf(
          await wholeList(owner, 'deposits', { behind: `confirmed:${range.from}..${range.to}` }),
          'credited',
        ),
      ],
      withdrawals: [
        satangOf(total['withdrawals']),
        sumOf(rowsOf(hourly['rows']), 'withdrawals'),
        sumOf(rowsOf(byCashier['rows']), 'withdrawals'),
        sumOf(
          days.map((day) => fieldsOf(day['paid'])),
          'sum',
        ),
        sumOf(players, 'withdrawTotal') - satangOf(earlier['withdrawals']),
        sumOf(await wholeList(owner, 'withdrawals', paid), 'amount'),
      ],
      released: [
        satangOf(fieldsOf(byCashier['total'])['released']),
        ofType('withdraw_release'),
        sumOf(
          days.map((day) => fieldsOf(day['released'])),
          'sum',
        ),
      ],
      adjusted: [
        satangOf(total['adjusted']),
        satangOf(fieldsOf(byCashier['total'])['adjusted']),
        ofType('adjust_add', 'adjust_sub'),
      ],
      bonuses: [
        satangOf(total['bonuses']),
        sumOf(rowsOf(byPromotion['rows']), 'cost'),
        ofType('bonus', 'bonus_forfeit', 'cap_forfeit'),
      ],
      ggr: [
        satangOf(total['ggr']),
        sumOf(rowsOf(byProvider['rows']), 'ggr'),
        0 - ofType('bet_sim', 'win_sim'),
      ],
      commission: [
        satangOf(total['commission']),
        sumOf(rowsOf(byAffiliate['rows']), 'claimed'),
        ofType('invite'),
      ],
      wheel: [satangOf(total['wheel']), sumOf(rowsOf(hourly['rows']), 'wheel'), ofType('wheel')],
      newPlayers: [Number(total['newPlayers']), (await wholeList(owner, 'players', range)).length],
      firstDeposits: [
        Number(total['firstDeposits']),
        (await wholeList(owner, 'ledger', { ...range, behind: 'first' })).length,
      ],
      activePlayers: [
        Number(total['activePlayers']),
        (await wholeList(owner, 'players', { behind: `active:${range.from}..${range.to}` })).length,
      ],
    }
    for (const [name, values] of Object.entries(figures)) {
      expect([name, ...values]).toEqual([name, ...values.map(() => values[0])])
    }
    expect(figures['deposits']?.[0]).toBeGreaterThan(0)
    expect(figures['withdrawals']?.[0]).toBeGreaterThan(0)
  })

  test('the dashboard shows the figures of the reports of today', async () => {
    await deposits(await newPerson(), await StaffMember.logIn('cashier'), new Random(5))
    const owner = await StaffMember.logIn('owner')
    const dashboard = await owner.read('dashboard')
    const { total } = await owner.read('dailyReport', { from: today(), to: today() })
    expect(dashboard['today']).toEqual(total)
    const hours = await owner.read('hourReport', { from: today(), to: today() })
    expect(flowOf(dashboard['hours'])).toEqual(flowOf(hours['rows']))
  })

  test('the monthly books agree, follow each other, and end with what the players have', async () => {
    const owner = await StaffMember.logIn('owner')
    const thisMonth = today().slice(0, 7)
    const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
    const [before, now] = [
      await owner.read('book', { month: lastMonth }),
      await owner.read('book', { month: thisMonth }),
    ]
    for (const book of [before, now]) {
      const parts = [...rowsOf(book['days']), fieldsOf(book['total'])]
      expect(parts.map(({ difference }) => difference)).toEqual(parts.map(() => 0))
      const range = { from: String(book['from']), to: String(book['to']) }
      const total = fieldsOf(book['total'])
      const figures = fieldsOf((await owner.read('dailyReport', range))['total'])
      expect(sumOf(rowsOf(total['deposits']), 'sum')).toBe(satangOf(figures['deposits']))
      expect(0 - satangOf(fieldsOf(total['paid'])['sum'])).toBe(satangOf(figures['withdrawals']))
      const { days } = await owner.read('reconcile', range)
      const entries = rowsOf(days).flatMap((day) => rowsOf(day['ledgerByType']))
      for (const { type, sum } of rowsOf(total['entries'])) {
        const same = entries.filter((entry) => entry['type'] === type)
        expect([type, satangOf(sum)]).toEqual([type, sumOf(same, 'sum')])
      }
    }
    expect(fieldsOf(now['total'])['opening']).toBe(fieldsOf(before['total'])['closing'])
    const open = await wholeList(owner, 'withdrawals', { status: 'requested,approved,failed' })
    const credit = sumOf(await wholeList(owner, 'players'), 'credit')
    expect(satangOf(now['held'])).toBe(sumOf(open, 'amount'))
    expect(satangOf(fieldsOf(now['total'])['closing'])).toBe(credit + sumOf(open, 'amount'))
  })
})
