/**
 * Amounts that each colleague has granted alone today (Bangkok day). The limit applies to the day's sum, so
 * it cannot be exceeded in parts.
 */
import * as v from 'valibot'
import { type Satang, satang } from '#lib/money'
import { bangkokDay } from '#lib/time'
import { now } from '../../clock'
import { database } from '../../provider/database/database'
import type { Staff } from '../requests'

/** Satang per pool: a kind of action, or a kind and a player. */
const grantedSchema = v.object({ day: v.string(), sums: v.record(v.string(), v.number()) })

const keyOf = ({ adminID }: Pick<Staff, 'adminID'>) => `granted:${adminID}`

export async function grantedToday(
  staff: Pick<Staff, 'adminID'>,
): Promise<ReadonlyMap<string, Satang>> {
  const row = await database.adminSettings.get(keyOf(staff))
  const read = v.safeParse(grantedSchema, row?.value)
  const isToday = read.success && read.output.day === bangkokDay(now())
  const sums = isToday ? Object.entries(read.output.sums) : []
  return new Map(sums.map(([pool, sum]) => [pool, satang(sum)]))
}

/** Joins the caller's transaction. */
export async function noteGranted(staff: Staff, pool: string, cost: Satang): Promise<void> {
  const sums = new Map(await grantedToday(staff))
  sums.set(pool, satang((sums.get(pool) ?? 0) + cost))
  const value = { day: bangkokDay(now()), sums: Object.fromEntries(sums) }
  await database.adminSettings.put({ key: keyOf(staff), version: 0, value })
}
