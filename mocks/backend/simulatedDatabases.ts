import { captchaDatabase } from '../captcha/database'
import { setAsideDatabase } from '../database/checkedDatabase'
import { device } from '../database/database'
import type { GuardedDatabase } from '../database/guardedDatabase'
import { demoStores } from '../demo/demoStores'
import { database as provider } from '../provider/database/database'

/** The money first: it takes longest, and whoever is killed meanwhile finds nothing of another world. */
export const databases: readonly GuardedDatabase[] = [
  provider,
  setAsideDatabase,
  captchaDatabase,
  ...demoStores,
  device,
]

export function databaseNamed(wanted: string): GuardedDatabase | undefined {
  return databases.find(({ name }) => name === wanted)
}
