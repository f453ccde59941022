/** Settings of the back office only, stored in baht, as on the wire. */
import * as v from 'valibot'
import { agentSettingSchema, type RiskSetting, riskSettingSchema } from '#contract/admin/setting'
import type { Satang } from '#lib/money'
import { database } from '../provider/database/database'

const riskDefault: v.InferInput<typeof riskSettingSchema> = {
  otpRoles: [],
  approveUpTo: 20_000,
  adjustUpTo: 1_000,
  firstWithdrawal: { on: true },
  bankChanged: { on: true, hours: 72 },
  sharedAccount: { on: true },
  sharedDevice: { on: true },
  littlePlayed: { on: true, percent: 50 },
  friendsPromotion: { on: true, friends: 3 },
  manyWithdrawals: { on: true, count: 3 },
  unusualAmount: { on: true, times: 5 },
  protected: { on: true },
}

const agentDefault: v.InferInput<typeof agentSettingSchema> = { warnBelow: 200_000 }

/** Defaults until a setting is saved. */
const defaults = { risk: riskDefault, agent: agentDefault } as const

/**
 * The setting for pages, with its version (0 if never saved). Fields added to a setting later have their
 * default.
 */
export async function storedSetting(
  name: keyof typeof defaults,
): Promise<{ value: unknown; version: number }> {
  const row = await database.adminSettings.get(name)
  return { value: { ...defaults[name], ...Object(row?.value) }, version: row?.version ?? 0 }
}

/** Joins the caller's transaction. `value` is in baht, as on the wire. */
export async function storeSetting(name: keyof typeof defaults, value: object): Promise<void> {
  const { version } = await storedSetting(name)
  await database.adminSettings.put({ key: name, value, version: version + 1 })
}

export function riskSetting(): Promise<RiskSetting> {
  return settingOf('risk', riskSettingSchema)
}

export function agentSetting(): Promise<{ warnBelow: Satang }> {
  return settingOf('agent', agentSettingSchema)
}

/** Returns amounts in satang. A damaged setting gets its default. */
async function settingOf<const Schema extends v.GenericSchema>(
  name: keyof typeof defaults,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { value } = await storedSetting(name)
  const read = v.safeParse(schema, value)
  return read.success ? read.output : v.parse(schema, defaults[name])
}
