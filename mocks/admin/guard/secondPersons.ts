/** Accounts that count as a second person, and accounts that one person may control. */
import type * as v from 'valibot'
import { canApprove, linkedHours, type secondPersonSchema } from '#contract/admin/guarded'
import { bahtFromSatang } from '#lib/money'
import { hourMs } from '#lib/time'
import { isoNow, isPast, later } from '../../clock'
import type { AdminAccountRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import type { Staff } from '../requests'
import { grantedToday } from './granted'
import { limitSince } from './limits'

const linkMs = linkedHours * hourMs

/** A removed approver counts for one more day, so the second person cannot be dropped at once. */
function isSecondPerson({ status, role, approverUntil }: AdminAccountRow): boolean {
  const isActive = status === 'active' && canApprove(role)
  return isActive || (approverUntil !== undefined && !isPast(approverUntil))
}

/** @returns the ids of all second persons, except `besides` */
export async function secondPersons(...besides: (string | undefined)[]): Promise<string[]> {
  const rows = await database.admins.toArray()
  return rows
    .filter((row) => isSecondPerson(row) && !besides.includes(row.adminID))
    .map(({ adminID }) => adminID)
}

/** Fields for an account that is about to lose its rights. */
export function leavesApproval(row: AdminAccountRow): Pick<AdminAccountRow, 'approverUntil'> {
  const isApprover = row.status === 'active' && canApprove(row.role)
  return isApprover ? { approverUntil: later(isoNow(), linkMs) } : {}
}

type Link = readonly [one: string, other: string, until: string]

/**
 * @returns until when the accounts `one` and `other` count as one person, directly or through linked
 * accounts; null if they do not
 */
export async function linkedUntil(one: string, other: string): Promise<string | null> {
  const links = (await database.admins.toArray()).flatMap(linkOf)
  const reached = new Map([[one, '']])
  for (const [account, until] of reached) {
    for (const [first, second, end] of links) {
      const next = account === first ? second : account === second ? first : null
      const through = until === '' || end < until ? end : until
      if (next !== null && next !== one && through > (reached.get(next) ?? '')) {
        reached.delete(next)
        reached.set(next, through)
      }
    }
  }
  return one === other ? null : (reached.get(other) ?? null)
}

function linkOf({ adminID, grant }: AdminAccountRow): Link[] {
  if (!grant || grant.by === adminID || grant.confirmedBy !== undefined) return []
  const until = later(grant.at, linkMs)
  return isPast(until) ? [] : [[adminID, grant.by, until]]
}

/** Tells the staff's forms, before they send, whether the action will need a second person. */
export async function readSecondPerson(
  staff: Staff,
): Promise<v.InferInput<typeof secondPersonSchema>> {
  const now = isoNow()
  const [others, adjustUpTo, approveUpTo, granted] = await Promise.all([
    secondPersons(staff.adminID),
    limitSince('adjustUpTo', now),
    limitSince('approveUpTo', now),
    grantedToday(staff),
  ])
  return {
    others,
    adjustUpTo: bahtFromSatang(adjustUpTo),
    approveUpTo: bahtFromSatang(approveUpTo),
    granted: Object.fromEntries([...granted].map(([pool, sum]) => [pool, bahtFromSatang(sum)])),
  }
}
