/** What the simulated money world keeps on this device: exported, and back to that of a fresh one. */
import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { moneyDataFormat, moneyDataPaths, type SetAside } from '#contract/wallet/moneyData'
import { forgetLastSeen } from './account/localUsers'
import { answered, postHandler } from './answer'
import { captchaDatabase } from './captcha/database'
import { now, setClockOffset } from './clock'
import type { MockConfig } from './config'
import { rowsSetAside, setAsideDatabase } from './database/checkedDatabase'
import { device } from './database/database'
import { readStored, type StoredContent } from './database/readStored'
import { database as provider, resetProvider } from './provider/database/database'
import { repairSetAside, waitingRows } from './provider/setAside'
import { scenariosChanged } from './scenarios'
import { forgetSessionKey } from './token'

/** For the person, in every build; they work where the databases' own calls do not. */
export function moneyDataHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  return [
    http.get(at(moneyDataPaths.setAside), () =>
      answered(async () => Response.json(await countSetAside())),
    ),
    postHandler(at(moneyDataPaths.repair), v.object({}), async () => {
      await provider.carryOut(repairSetAside)
      return Response.json(await countSetAside())
    }),
    http.get(at(moneyDataPaths.export), () =>
      answered(async () => Response.json(await exportMoney(config))),
    ),
    postHandler(at(moneyDataPaths.reset), v.object({}), async () => {
      await resetMoney(config)
      return Response.json({})
    }),
  ]
}

async function countSetAside(): Promise<SetAside> {
  const counts = new Map<string, number>()
  for (const { table } of await rowsSetAside()) counts.set(table, (counts.get(table) ?? 0) + 1)
  const tables = [...counts].map(([table, rows]) => ({ table, rows }))
  return { tables, isHeld: (await waitingRows()).length > 0 }
}

/** Everything that can be read; what proves who somebody is stays here. */
async function exportMoney({ mocked }: MockConfig): Promise<object> {
  const databases: Record<string, StoredContent> = {}
  const unreadable: string[] = []
  for (const database of [device, ...(mocked ? [provider] : []), setAsideDatabase]) {
    const read = await readStored(database, () => database.ready())
    if (read) databases[database.name] = withoutSecrets(read.content)
    if (!read?.isWhole) unreadable.push(database.name)
  }
  const exportedAt = new Date(now()).toISOString()
  return { format: moneyDataFormat, exportedAt, unreadable, databases }
}

/** A key of the browser's is empty as JSON. */
const secrets: readonly string[] = ['password', 'seed', 'otpSecret', 'otpWaiting', 'recovery']

function withoutSecrets(content: StoredContent): StoredContent {
  return JSON.parse(
    JSON.stringify(content, (name, value: unknown) => (secrets.includes(name) ? undefined : value)),
  )
}

/** Everything as on a fresh device, in whatever state it is; nobody is logged in afterwards. */
async function resetMoney({ mocked }: MockConfig): Promise<void> {
  setClockOffset(0) // the seed is laid out relative to today
  if (mocked) await resetProvider()
  await device.emptied()
  await captchaDatabase.emptied()
  await setAsideDatabase.emptied()
  forgetLastSeen()
  forgetSessionKey()
  scenariosChanged()
}
