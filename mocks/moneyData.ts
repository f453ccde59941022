/** Export, repair and reset of the simulated money data on this device. */
import { type HttpHandler, http } from 'msw/http'
import * as v from 'valibot'
import { moneyDataFormat, moneyDataPaths, type Quarantine } from '#contract/wallet/moneyData'
import { forgetLastSeen } from './account/localUsers'
import { answered, postHandler } from './answer'
import { captchaDatabase } from './captcha/database'
import { now, setClockOffset } from './clock'
import type { MockConfig } from './config'
import { quarantineDatabase, quarantinedRows } from './database/checkedDatabase'
import { device } from './database/database'
import { readStored, type StoredContent } from './database/readStored'
import { database as provider, resetProvider } from './provider/database/database'
import { repairQuarantine, waitingRows } from './provider/quarantine'
import { scenariosChanged } from './scenarios'
import { forgetSessionKey } from './token'

/** Calls for the user, in every build; they work even if the databases' own calls fail. */
export function moneyDataHandlers(config: MockConfig): HttpHandler[] {
  const at = (path: string) => config.apiOrigin + path
  return [
    http.get(at(moneyDataPaths.quarantine), () =>
      answered(async () => Response.json(await countQuarantined())),
    ),
    postHandler(at(moneyDataPaths.repair), v.object({}), async () => {
      await provider.execute(repairQuarantine)
      return Response.json(await countQuarantined())
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

async function countQuarantined(): Promise<Quarantine> {
  const counts = new Map<string, number>()
  for (const { table } of await quarantinedRows()) counts.set(table, (counts.get(table) ?? 0) + 1)
  const tables = [...counts].map(([table, rows]) => ({ table, rows }))
  return { tables, isHeld: (await waitingRows()).length > 0 }
}

/** Exports everything readable except secrets. */
async function exportMoney({ mocked }: MockConfig): Promise<object> {
  const databases: Record<string, StoredContent> = {}
  const unreadable: string[] = []
  for (const database of [device, ...(mocked ? [provider] : []), quarantineDatabase]) {
    const read = await readStored(database, () => database.ready())
    if (read) databases[database.name] = withoutSecrets(read.content)
    if (!read?.isWhole) unreadable.push(database.name)
  }
  const exportedAt = new Date(now()).toISOString()
  return { format: moneyDataFormat, exportedAt, unreadable, databases }
}

/** Secret fields; a browser's CryptoKey becomes an empty object in JSON anyway. */
const secrets: readonly string[] = ['password', 'seed', 'otpSecret', 'otpWaiting', 'recovery']

function withoutSecrets(content: StoredContent): StoredContent {
  return JSON.parse(
    JSON.stringify(content, (name, value: unknown) => (secrets.includes(name) ? undefined : value)),
  )
}

/** Resets everything to a fresh device, whatever its state; nobody is logged in afterwards. */
async function resetMoney({ mocked }: MockConfig): Promise<void> {
  setClockOffset(0) // the seed is dated relative to today
  if (mocked) await resetProvider()
  await device.emptied()
  await captchaDatabase.emptied()
  await quarantineDatabase.emptied()
  forgetLastSeen()
  forgetSessionKey()
  scenariosChanged()
}
