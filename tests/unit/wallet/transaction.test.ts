import { describe, expect, it } from 'vitest'
import { mergeHistories } from '#contract/wallet/transaction'
import { depositStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { historyCsv } from '#features/wallet/history/historyCsv'
import { receiptFacts } from '#features/wallet/history/Receipt'
import { satang, satangFromBaht } from '#lib/money'
import { makeFormats } from '#ui/intl/useFormat'
import * as fc from '../../properties'
import { deposit, withdraw } from '../dashboard/dashboardRecords'

const plain = (key: string) => key

const anyDeposit = fc
  .record({
    status: fc.constantFrom(...depositStatuses),
    amount: fc.integer({ min: 1, max: 10_000_000 }).map(satang),
  })
  .map(({ status, amount }) =>
    deposit({
      status,
      amount,
      // A provider may name an amount before it credits anything, or without crediting it.
      creditedAmount: amount,
      decidedAt: status === 'pending' ? null : Date.parse('2026-11-20T06:00:00Z'),
    }),
  )

describe('the two histories merged into one', () => {
  it('are sorted newest first, without changing the answers', () => {
    const deposits = Object.freeze(
      ['03', '01', '05'].map((day) => deposit({ at: `2026-11-${day}T00:00:00Z` })),
    )
    const withdraws = ['02', '04', '06'].map((day) => withdraw({ at: `2026-11-${day}T00:00:00Z` }))
    const rows = mergeHistories(deposits, withdraws)
    expect(rows.map(({ at }) => new Date(at).getUTCDate())).toEqual([6, 5, 4, 3, 2, 1])
    expect(rows.map(({ kind }) => kind[0]).join('')).toBe('wdwdwd')
    expect(deposits).toHaveLength(3)
  })

  it('are the same in whatever order the rows arrive', () => {
    const rows = ['a', 'b', 'c'].map((depositId) => deposit({ depositId }))
    expect(mergeHistories(rows.toReversed(), [])).toEqual(mergeHistories(rows, []))
    expect(mergeHistories(rows, []).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })

  it('have a fee, except for a rejected withdrawal', () => {
    const fee = satangFromBaht(10)
    const [paid] = mergeHistories([], [withdraw({ fee })])
    const [rejected] = mergeHistories([], [withdraw({ fee, status: 'rejected' })])
    expect([paid?.fee, rejected?.fee]).toEqual([fee, 0])
  })

  it('distinguish the requested amount from the credited one', () => {
    const amount = satangFromBaht(100.37)
    const creditedAmount = satangFromBaht(90)
    const [open] = mergeHistories([deposit({ status: 'pending', amount })], [])
    const [done] = mergeHistories([deposit({ amount, creditedAmount })], [])
    expect([open?.amount, open?.change]).toEqual([amount, 0])
    expect([done?.amount, done?.change]).toEqual([amount, creditedAmount])
  })
})

describe('an unconfirmed deposit', () => {
  it('is never called completed or shown as a positive amount', () => {
    fc.assert(
      fc.property(anyDeposit, (record) => {
        const [one] = mergeHistories([record], [])
        if (one === undefined) throw new Error('The row is gone')
        const confirmed = record.status === 'confirmed'
        expect(one.change > 0).toBe(confirmed)
        const labels = receiptFacts(
          one,
          plain,
          makeFormats('en', () => 'baht'),
        ).map(({ label }) => label)
        expect(labels.includes('wallet.endedAt')).toBe(confirmed)
        const values = receiptFacts(
          one,
          plain,
          makeFormats('en', () => 'baht'),
        ).map(({ value }) => value)
        expect(values.some((value) => value.startsWith('+'))).toBe(confirmed)
        const credited = historyCsv([one], plain).split('\r\n')[1]?.split(',')[3]
        expect(Number(credited) > 0).toBe(confirmed)
      }),
    )
  })
})

it('a refused withdrawal changes nothing, and any other takes its amount', () => {
  for (const status of withdrawStatuses) {
    const [one] = mergeHistories([], [withdraw({ status })])
    const isBack = status === 'rejected' || status === 'returned'
    expect(one?.change).toBe(isBack ? 0 : -5000)
  }
})
