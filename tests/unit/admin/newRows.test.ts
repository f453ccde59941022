import { expect, test } from 'vitest'
import { type Permission, permissionsOf } from '#contract/admin/access'
import { lookAtRows, waitingFor } from '#features/admin/alerts/newRows'

const none = {
  deposits: 0,
  oldestDeposit: null,
  newestDeposit: null,
  withdrawals: 0,
  oldestWithdrawal: null,
  newestWithdrawal: null,
  approvals: 0,
  cases: 0,
  newestCase: null,
}
const everything = () => true
const asSupport = (permission: Permission) => permissionsOf('support').includes(permission)

test('rows that waited before the first look are not new', () => {
  const first = lookAtRows(null, { ...none, deposits: 3, newestDeposit: 9 }, everything)
  expect(first.fresh).toEqual([])
  const second = lookAtRows(first.known, { ...none, deposits: 3, newestDeposit: 9 }, everything)
  expect(second.fresh).toEqual([])
})

test('a row is new when a newer one waits or when more rows wait', () => {
  const { known } = lookAtRows(null, { ...none, deposits: 3, newestDeposit: 9 }, everything)
  const newer = { ...none, deposits: 3, newestDeposit: 10 }
  expect(lookAtRows(known, newer, everything).fresh).toEqual(['deposits'])
  const older = { ...none, deposits: 4, newestDeposit: 9 }
  expect(lookAtRows(known, older, everything).fresh).toEqual(['deposits'])
})

test('a decision on the newest row makes no other row new', () => {
  const before = lookAtRows(null, { ...none, withdrawals: 2, newestWithdrawal: 9 }, everything)
  const decided = { ...none, withdrawals: 1, newestWithdrawal: 5 }
  const after = lookAtRows(before.known, decided, everything)
  expect(after.fresh).toEqual([])
  const again = { ...none, withdrawals: 1, newestWithdrawal: 5 }
  expect(lookAtRows(after.known, again, everything).fresh).toEqual([])
})

test('support is told of cases only, because it decides no deposits or withdrawals', () => {
  const counters = { ...none, deposits: 5, withdrawals: 4, cases: 2, newestCase: 1 }
  expect(waitingFor(counters, asSupport)).toBe(2)
  const { known } = lookAtRows(null, none, asSupport)
  expect(lookAtRows(known, counters, asSupport).fresh).toEqual(['cases'])
})
