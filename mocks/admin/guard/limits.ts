/** Limits above which a second person is needed, now and at the time of the request. */
import * as v from 'valibot'
import { type Satang, satang } from '#lib/money'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import { settingOf } from '../../provider/site'
import { riskSetting } from '../settings'

export type LimitName = 'adjustUpTo' | 'approveUpTo' | 'secondApproveOver'

type Limits = Record<LimitName, Satang>

const pastKey = 'pastLimits'

const amount = v.pipe(v.number(), v.transform(satang))

/** Earlier limits in satang, each with the time until which it applied. */
const pastSchema = v.array(
  v.object({
    until: v.string(),
    adjustUpTo: amount,
    approveUpTo: amount,
    secondApproveOver: amount,
  }),
)

async function currentLimits(): Promise<Limits> {
  const [{ adjustUpTo, approveUpTo }, { secondApproveOver }] = await Promise.all([
    riskSetting(),
    settingOf('withdraw'),
  ])
  return { adjustUpTo, approveUpTo, secondApproveOver }
}

async function pastLimits(): Promise<v.InferOutput<typeof pastSchema>> {
  const row = await database.adminSettings.get(pastKey)
  const read = v.safeParse(pastSchema, row?.value ?? [])
  return read.success ? read.output : []
}

/** Stores the current limits before a setting is saved. Joins the caller's transaction. */
export async function keepLimits(): Promise<void> {
  const past = await pastLimits()
  const value = [...past, { until: isoNow(), ...(await currentLimits()) }]
  await database.adminSettings.put({ key: pastKey, version: value.length, value })
}

/** @returns the lowest limit since a request was made, so raising it later does not help that request */
export async function limitSince(name: LimitName, since: string): Promise<Satang> {
  const [current, past] = [await currentLimits(), await pastLimits()]
  const later = past.filter(({ until }) => until > since).map((limits) => limits[name])
  return satang(Math.min(current[name], ...later))
}
