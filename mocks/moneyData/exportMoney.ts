import { moneyDataFormat } from '../../src/contract/moneyData'
import { now } from '../clock'
import type { MockConfig } from '../config'
import { device } from '../database'
import { database as provider } from '../provider/database'
import { readStored, type StoredContent } from '../readStored'
import { setAsideDatabase } from '../setAside'

/** Everything that can be read; what proves who somebody is stays here. */
export async function exportMoney({ mocked }: MockConfig): Promise<object> {
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
const secrets: readonly string[] = ['password', 'seed']

function withoutSecrets(content: StoredContent): StoredContent {
  return JSON.parse(
    JSON.stringify(content, (name, value: unknown) => (secrets.includes(name) ? undefined : value)),
  )
}
