/** Which row each colleague has open: shown to others who open it; entries expire. */
import * as v from 'valibot'
import { lookEveryMs } from '#contract/admin/account'
import { isPast, later, now } from '../clock'
import { database } from '../provider/database/database'
import { staffNames } from './money/players'

const prefix = 'looking:'

const lookSchema = v.object({ row: v.string(), until: v.string() })

export async function lookAt(
  row: string | null,
  { adminID }: { adminID: string },
): Promise<{ by: string[] }> {
  const { adminSettings, admins } = database
  return database.transaction('rw', adminSettings, admins, async () => {
    const key = prefix + adminID
    if (row === null) {
      await adminSettings.delete(key)
      return { by: [] }
    }
    await adminSettings.put({
      key,
      version: 0,
      value: { row, until: later(now(), 3 * lookEveryMs) },
    })
    const looks = await adminSettings.where('key').startsWith(prefix).toArray()
    const nameOf = await staffNames()
    const others = looks.filter((look) => look.key !== key && isAt(row, look.value))
    return { by: others.flatMap((look) => nameOf(look.key.slice(prefix.length)) ?? []) }
  })
}

function isAt(row: string, value: unknown): boolean {
  const look = v.safeParse(lookSchema, value)
  return look.success && look.output.row === row && !isPast(look.output.until)
}
