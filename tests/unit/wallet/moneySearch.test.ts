import { describe, expect, it } from 'vitest'
import { moneySearch, searchedStatement, searchedTransaction } from '#contract/wallet/moneySearch'
import { satang } from '#lib/money'

const deposit = searchedTransaction({
  id: 'D1001123',
  bank: 'ธนาคารไทยพาณิชย์',
  bookNumber: null,
  bankRef: null,
  reason: 'ฝากประจำ',
  amount: satang(125_037),
  change: satang(125_037),
})
const withdrawal = searchedTransaction({
  id: 'W1001004',
  bank: 'ธนาคารกสิกรไทย',
  bookNumber: '1234567890',
  bankRef: 'SIM1001004',
  reason: 'Goodwill',
  amount: satang(20_000),
  change: satang(-20_000),
})
const found = (search: string) =>
  Object.entries({ deposit, withdrawal }).flatMap(([name, row]) =>
    moneySearch(search)(row) ? [name] : [],
  )

describe('the search for money', () => {
  it.each([
    ['1250', ['deposit']],
    ['1,250', ['deposit']],
    ['1.250', ['deposit']],
    ['1 250,37', ['deposit']],
    ['๑๒๕๐.๓๗', ['deposit']],
    ['1250.3', ['deposit']],
    ['1250.38', []],
    ['125', []],
    ['200', ['withdrawal']],
    ['200.00', ['withdrawal']],
  ])('the amount %s finds %j', (search, rows) => {
    expect(found(search)).toEqual(rows)
  })

  it.each([
    ['d1001', ['deposit']],
    ['W1001004', ['withdrawal']],
    ['sim1001', ['withdrawal']],
    ['ไทยพาณิชย์', ['deposit']],
    ['scb', ['deposit']],
    ['ธนาคาร', ['deposit', 'withdrawal']],
    ['kb 200', ['withdrawal']],
    ['scb 200', []],
    ['67890', ['withdrawal']],
    ['goodwill', ['withdrawal']],
    ['ประจำ', ['deposit']],
    ['(', []],
  ])('the words %s find %j', (search, rows) => {
    expect(found(search)).toEqual(rows)
  })

  it('does not find every reference by a short number', () => {
    expect(found('1001')).toEqual([])
    expect(found('1001004')).toEqual(['withdrawal'])
  })

  it('finds a game by its name, stake and win, but not by its session', () => {
    const game = searchedStatement({
      refType: 'game',
      refId: 'session-1',
      name: 'Nova',
      reason: null,
      amount: satang(-100),
      play: { stake: satang(2_000), won: satang(1_900) },
    })
    expect(['nova', '20', '19.00', '1'].map((search) => moneySearch(search)(game))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(moneySearch('session')(game)).toBe(false)
  })
})
