import { beforeEach, expect, test } from 'vitest'
import { providerPaths } from '#contract/provider'
import { changeBetween, periodBefore, yearBefore } from '#features/admin/reports/comparePeriods'
import { arriveBankLine } from '#mocks/provider/deposits/bankLine'
import type { Fields, Person } from '../provider/providerPlayer'
import { depositOf, fieldsOf, newPerson, setTime } from '../provider/providerPlayer'
import { StaffMember, startOperator } from './staff'

beforeEach(startOperator)

function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Deposits at a moment; the unique satang of the amount are credited too. */
async function depositAt(person: Person, moment: string): Promise<number> {
  setTime(moment)
  const { depositId, amount } = await person.done(providerPaths.deposit(), depositOf(100))
  await arriveBankLine({ depositId: String(depositId), line: 'right' })
  return Number(amount)
}

// 2027, because the seed has no players of that year.
const [lateJanuary, earlyFebruary] = ['2027-01-31T23:59:59+07:00', '2027-02-01T00:00:00+07:00']

test('the cohorts split months at midnight in Bangkok and count who deposited again', async () => {
  const [january, february] = [await newPerson(), await newPerson()]
  const first = await depositAt(january, lateJanuary)
  const again = await depositAt(january, earlyFebruary)
  await depositAt(february, '2027-02-01T00:00:10+07:00')
  const last = await depositAt(february, '2027-03-01T06:59:00+07:00')
  setTime('2027-03-10T12:00:00+07:00')
  const owner = await StaffMember.logIn('owner')
  const range = { from: '2027-01-15', to: '2027-03-10' }
  const { rows } = await owner.read('cohortReport', { ...range, group: 'month' })
  expect(rows).toEqual([
    {
      from: '2027-01-01',
      to: '2027-01-31',
      players: 1,
      first,
      later: [
        { from: '2027-02-01', to: '2027-02-28', players: 1, deposits: again },
        { from: '2027-03-01', to: '2027-03-10', players: 0, deposits: 0 },
      ],
    },
    {
      from: '2027-02-01',
      to: '2027-02-28',
      players: 1,
      first: expect.any(Number),
      later: [{ from: '2027-03-01', to: '2027-03-10', players: 1, deposits: last }],
    },
    { from: '2027-03-01', to: '2027-03-10', players: 0, first: 0, later: [] },
  ])
  const behind = { behind: 'cohort:2027-01-01..2027-01-31', type: 'deposit' }
  const list = await owner.read('ledger', { ...behind, from: '2027-02-01', to: '2027-02-28' })
  expect(list).toMatchObject({ total: 1, data: [{ userId: january.id, amount: again }] })
})

test('a period ends at midnight in Bangkok, for the totals and for the hours', async () => {
  const person = await newPerson()
  const late = await depositAt(person, lateJanuary)
  const early = await depositAt(person, earlyFebruary)
  const owner = await StaffMember.logIn('owner')
  const january = { from: '2027-01-01', to: '2027-01-31' }
  const february = { from: '2027-02-01', to: '2027-02-28' }
  const depositsIn = async (range: Record<string, string>) =>
    fieldsOf((await owner.read('dailyReport', range))['total'])['deposits']
  expect([await depositsIn(january), await depositsIn(february)]).toEqual([late, early])
  const hours = rowsOf((await owner.read('hourReport', january))['rows'])
  expect(hours.filter(({ deposits }) => deposits !== 0)).toMatchObject([{ hour: 23 }])
  const list = await owner.read('ledger', { ...january, behind: 'hour:23', type: 'deposit' })
  expect(list).toMatchObject({ total: 1, data: [{ amount: late }] })
})

test('the period before whole months is as many months, and before days as many days', () => {
  const february = { from: '2027-02-01', to: '2027-02-28' }
  expect(periodBefore(february)).toEqual({ from: '2027-01-01', to: '2027-01-31' })
  expect(periodBefore({ from: '2027-01-01', to: '2027-03-31' })).toEqual({
    from: '2026-10-01',
    to: '2026-12-31',
  })
  expect(periodBefore({ from: '2027-03-02', to: '2027-03-11' })).toEqual({
    from: '2027-02-20',
    to: '2027-03-01',
  })
  expect(yearBefore({ from: '2028-02-29', to: '2028-02-29' })).toEqual({
    from: '2027-02-28',
    to: '2027-02-28',
  })
})

test('the difference of two figures has no share of nothing', () => {
  expect(changeBetween(150, 100)).toEqual({ difference: 50, share: 0.5 })
  expect(changeBetween(-50, -100)).toEqual({ difference: 50, share: 0.5 })
  expect(changeBetween(7, 0)).toEqual({ difference: 7, share: null })
})

test.each([
  ['ledger', { behind: 'nothing:1', from: '2027-01-01', to: '2027-01-31' }],
  ['ledger', { behind: 'cohort:x..y' }],
  ['withdrawals', { behind: 'paid:yesterday' }],
] as const)('the list %s refuses the figure %o', async (name, query) => {
  const owner = await StaffMember.logIn('owner')
  await expect(owner.read(name, query)).rejects.toThrow('Not 200')
})
