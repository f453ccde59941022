/** Rows that wait for the logged-in staff member, and which of them this device has not announced yet. */
import * as v from 'valibot'
import type { Permission } from '#contract/admin/access'
import type { Counters } from '#contract/admin/account'
import { storedByName, storedValue } from '#lib/storage/storedValue'

export const queues = ['deposits', 'withdrawals', 'cases'] as const

export type Queue = (typeof queues)[number]

const needs: Readonly<Record<Queue, Permission>> = {
  deposits: 'deposit.decide',
  withdrawals: 'withdraw.approve',
  cases: 'case.edit',
}

const knownSchema = v.record(
  v.picklist(queues),
  v.object({
    count: v.number(),
    /** Milliseconds since 1970; 0 for none. */
    newest: v.number(),
  }),
)

export type KnownRows = v.InferOutput<typeof knownSchema>

/**
 * What a staff member has been told, by id. Shared by the windows of the device, so that each row is announced
 * once; null before the first look.
 */
export const knownRowsOf = storedByName((adminID) =>
  storedValue<KnownRows>(`admin-rows-known:${adminID}`, (stored) => {
    const read = v.safeParse(knownSchema, stored)
    return read.success ? read.output : null
  }),
)

/** Number of rows that a staff member with these permissions can work on. */
export function waitingFor(counters: Counters, may: (permission: Permission) => boolean): number {
  return queues
    .filter((queue) => may(needs[queue]))
    .reduce((sum, queue) => sum + counters[queue], 0)
}

/** @returns the queues with new rows, and what is known afterwards */
export function lookAtRows(
  known: KnownRows | null,
  counters: Counters,
  may: (permission: Permission) => boolean,
): { fresh: Queue[]; known: KnownRows } {
  const newest = {
    deposits: counters.newestDeposit ?? 0,
    withdrawals: counters.newestWithdrawal ?? 0,
    cases: counters.newestCase ?? 0,
  }
  const stateOf = (queue: Queue) => ({
    count: counters[queue],
    // A decision on the newest row makes no other row new.
    newest: Math.max(newest[queue], known?.[queue]?.newest ?? 0),
  })
  const fresh = queues.filter((queue) => {
    const before = known?.[queue]
    if (before === undefined || !may(needs[queue])) return false
    // A case that the reader opens or takes is no news.
    const isMore = queue !== 'cases' && counters[queue] > before.count
    return newest[queue] > before.newest || isMore
  })
  const next = {
    deposits: stateOf('deposits'),
    withdrawals: stateOf('withdrawals'),
    cases: stateOf('cases'),
  }
  return { fresh, known: next }
}
