/** What the operator set, as the rules need it. */

import type { InviteSetting } from '#contract/invite/invite'
import type { CashbackSetting } from '#contract/rewards/cashback'
import type { WithdrawSetting } from '#contract/site/setting'
import { database } from '../database/database'
import type { WheelValue } from '../database/playRows'

interface Values {
  withdraw: WithdrawSetting
  wheel: WheelValue
  cashback: CashbackSetting
  invite: InviteSetting
}

/** Throws when the operator's settings lack it: every database is seeded with all of them. */
export async function settingOf<Key extends keyof Values>(key: Key): Promise<Values[Key]>
export async function settingOf(key: keyof Values): Promise<Values[keyof Values]> {
  const row = await database.settings.get(key)
  if (row?.key !== key) throw new Error(`There is no setting “${key}”`)
  return row.value
}

/** Whether the simulated bank and admins go on by themselves; they do until a tester says otherwise. */
export async function isAutomatic(): Promise<boolean> {
  const row = await database.settings.get('automatic')
  return row?.key === 'automatic' ? row.value : true
}

export async function setAutomatic(value: boolean): Promise<void> {
  await database.settings.put({ key: 'automatic', value })
}
