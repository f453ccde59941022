import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { groupedBookNumber, maskedBookNumber } from '#contract/site/bookNumber'
import { mergeHistories } from '#contract/wallet/transaction'
import { depositRecordSchema, withdrawRecordSchema } from '#contract/wallet/wallet'
import { historyCsv, historyFileName } from '#features/wallet/history/historyCsv'
import {
  filterTransactions,
  readFilter,
  statusesOf,
  writeFilter,
} from '#features/wallet/history/historyFilter'
import { depositOnWire, withdrawOnWire } from '../../component/wallet/walletRecords'
import * as fc from '../../properties'

const deposit = (id: string, amount: number, status: string, at: string) =>
  v.parse(depositRecordSchema, depositOnWire(id, amount, status, at))
const withdraw = (id: string, amount: number, status: string, at: string) =>
  v.parse(withdrawRecordSchema, withdrawOnWire(id, amount, status, at))

const transactions = mergeHistories(
  [
    deposit('d1', 500, 'confirmed', '2026-11-20T16:59:59Z'),
    deposit('d2', 300.25, 'pending', '2026-11-20T17:00:00Z'),
  ],
  [withdraw('w1', 200, 'paid', '2026-11-21T05:00:00Z')],
)
const ids = (search: string) =>
  filterTransactions(transactions, readFilter(new URLSearchParams(search))).map(({ id }) => id)

describe('the merged history', () => {
  it('is one list, newest first', () => {
    expect(ids('')).toEqual(['w1', 'd2', 'd1'])
  })

  it('is filtered by type, status and Bangkok days', () => {
    expect(ids('type=deposit')).toEqual(['d2', 'd1'])
    expect(ids('status=paid')).toEqual(['w1'])
    expect(ids('from=2026-11-21')).toEqual(['w1', 'd2'])
    expect(ids('to=2026-11-20')).toEqual(['d1'])
    expect(ids('from=2026-11-21&to=2026-11-21&type=withdraw')).toEqual(['w1'])
    expect(ids('search=300')).toEqual(['d2'])
    expect(ids('search=W1')).toEqual(['w1'])
    expect(ids('search=kb&type=deposit')).toEqual(['d2', 'd1'])
  })

  it('ignores invalid values in the URL', () => {
    expect(ids('type=bonus&status=%00&from=yesterday&to=2026-99-99')).toEqual(['w1', 'd2', 'd1'])
    // No day of the calendar, and none that the provider would accept.
    expect(ids('from=2026-11-31&to=0002-11-20')).toEqual(['w1', 'd2', 'd1'])
    // A withdrawal is never “confirmed”.
    expect(ids('type=withdraw&status=confirmed')).toEqual(['w1'])
  })

  it('keeps any filter in the URL', () => {
    const day = fc.constantFrom(null, '2026-01-31', '2024-02-29')
    const kind = fc.constantFrom('deposit', 'withdraw', null)
    const words = fc.constantFrom(null, 'scb 1,250.75', 'ธนาคาร')
    fc.assert(
      fc.property(kind, day, day, words, fc.nat(), (kind, from, to, search, pick) => {
        const statuses = [null, ...statusesOf(kind)]
        const status = statuses[pick % statuses.length] ?? null
        const filter = { kind, from, to, status, search }
        expect(readFilter(writeFilter(filter))).toEqual(filter)
      }),
    )
  })
})

describe('the export of the history', () => {
  it('lists each change of status with its time and actor', () => {
    const at = Date.parse('2026-11-21T05:00:00Z')
    const steps = [
      { status: 'requested', at, by: 'player', reason: null },
      { status: 'paid', at: at + 600_000, by: 'staff', reason: null },
    ] as const
    const [first] = transactions
    if (!first) throw new Error('There is a transaction')
    expect(historyCsv([{ ...first, steps }], (key) => key).split('\r\n')[1]).toContain(
      '"dashboard.status.requested 2026-11-21T12:00:00+07:00 (wallet.stepBy.player), dashboard.status.paid 2026-11-21T12:10:00+07:00 (wallet.stepBy.staff)"',
    )
  })

  it('has requested and credited amounts, Bangkok time, and the account as text', () => {
    const lines = historyCsv(transactions, (key) => key).split('\r\n')
    expect(lines[1]).toBe(
      '2026-11-21T12:00:00+07:00,wallet.withdraw.title,200.00,-200.00,dashboard.status.paid,กสิกรไทย,"=""123-4-56789-0""",w1,,',
    )
    expect(lines[2]).toContain(',300.25,0.00,')
    expect(lines).toHaveLength(5)
  })

  it('has the first and last day in its file name', () => {
    expect(historyFileName(transactions)).toBe('history_2026-11-20_2026-11-21.csv')
    expect(historyFileName([])).toBe('history.csv')
  })
})

describe('account numbers', () => {
  it('are grouped as on the bank book, and masked except for the end', () => {
    expect(groupedBookNumber('1234567890')).toBe('123-4-56789-0')
    expect(groupedBookNumber('123-4-56789-0')).toBe('123-4-56789-0')
    expect(groupedBookNumber('123456789012')).toBe('123456789012')
    expect(maskedBookNumber('123-4-56789-0')).toBe('***7890')
  })
})
