/** Tests the meaning of each status of a deposit, a withdrawal and a block on the screen. */
import { describe, expect, test } from 'vitest'
import { blockError } from '#contract/protection/limits'
import { isCompleted, isFinal } from '#contract/wallet/transaction'
import {
  type DepositStatus,
  depositStatuses,
  isOpenDeposit,
  isOpenWithdrawal,
  isUndecided,
  withdrawStatuses,
} from '#contract/wallet/wallet'
import { noon } from '../provider/backEnds'

type Rule = (deposit: { status: DepositStatus }) => boolean

const those = (is: Rule) =>
  depositStatuses.filter((status) => is({ status })).toSorted((a, b) => (a < b ? -1 : 1))

describe('the status of a deposit', () => {
  test('a deposit waits for its money, or also for staff', () => {
    expect(those(isOpenDeposit)).toEqual(['matched', 'pending', 'submitted'])
    expect(those(isUndecided)).toEqual(['matched', 'pending', 'review', 'submitted'])
  })

  test('a deposit is final when decided, and completed only when its money arrived', () => {
    expect(those(isFinal)).toEqual(['cancelled', 'confirmed', 'expired', 'rejected'])
    expect(those(isCompleted)).toEqual(['confirmed'])
  })
})

test('a withdrawal is open until it is paid or rejected, and may come back', () => {
  const open = withdrawStatuses.filter((status) => isOpenWithdrawal({ status }))
  expect(open.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['approved', 'failed', 'requested'])
  const final = withdrawStatuses.filter((status) => isFinal({ status }))
  expect(final.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['paid', 'rejected', 'returned'])
  expect(withdrawStatuses.filter((status) => isCompleted({ status }))).toEqual(['paid'])
})

test.each([
  ['timeout', noon, { code: 'timeout', values: { time: noon } }],
  ['exclude', noon, { code: 'excluded', values: { time: noon } }],
  ['exclude', null, { code: 'excludedforever' }],
] as const)('a block of kind %s until %s is refused as the provider does', (kind, endAt, error) => {
  expect(blockError({ kind, startAt: 0, endAt })).toEqual(error)
})
