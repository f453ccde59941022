/** What the app keeps on this device, part by part: how much it is, and how it goes. */
import type { Dispatch } from '@reduxjs/toolkit'
import { api, demoTags } from '#api/client/api'
import { announceChange } from '#api/client/refetch'
import { forgetSlips } from '#api/money/slipStore'
import type { Failure } from '#contract/failure'
import { clearTable } from '#lib/storage/clearTable'
import { cacheSize, dropCaches, type OfflineTier, pauseOffline } from '#lib/storage/room'
import { forgetStored, storedLength } from '#lib/storage/storedValue'
import { databaseNames, databaseSize } from './databaseSize'
import { resetMoneyData } from './moneyData'

/** `start` to `testerPages`: files for use without a network. `demo` and `money`: what the back ends keep; `worlds`: what testers saved of it; `traffic`: their last calls. */
export const storedParts = [
  'start',
  'player',
  'demoPages',
  'showcases',
  'staffPages',
  'testerPages',
  'answers',
  'drafts',
  'demo',
  'money',
  'worlds',
  'traffic',
] as const

export type StoredPart = (typeof storedParts)[number]

const answersCache = 'member-cache'
const outbox = 'contact-outbox'
const moneyDatabases = /^(provider-mock|device|captcha|set-aside)(\.|$)/
const demoDatabases = /^demo-/
const worldsDatabase = /^tester-worlds$/
const trafficDatabase = /^tester-traffic$/

const isDraft = (key: string) =>
  /^(draft:|chat-draft-|chat-outbox$|contact-draft$)|-draft$/.test(key)

/** Bytes, about. Rejects when it is called off. */
export async function sizeOfPart(part: StoredPart, signal?: AbortSignal): Promise<number> {
  switch (part) {
    case 'answers':
      return cacheSize(answersCache, signal)
    case 'drafts':
      return (
        (await cacheSize('slip-queue', signal)) +
        (await cacheSize('shared-slip', signal)) +
        (await databaseSize(new RegExp(`^${outbox}$`), signal)) +
        storedLength(isDraft)
      )
    case 'demo':
      return databaseSize(demoDatabases, signal)
    case 'money':
      return databaseSize(moneyDatabases, signal)
    case 'worlds':
      return databaseSize(worldsDatabase, signal)
    case 'traffic':
      return databaseSize(trafficDatabase, signal)
    default:
      return cacheSize(tiers[part], signal)
  }
}

const tiers = {
  start: 'workbox-precache',
  player: 'later-files',
  demoPages: 'demo-files',
  showcases: 'showcase-files',
  staffPages: 'admin-files',
  testerPages: 'tester-files',
} as const satisfies Partial<Record<StoredPart, OfflineTier>>

/**
 * Lets go of a part. Sample content and sample players come back when they are next asked for; files are
 * not stored again before a person asks for it. Null when it is done, else why not.
 */
export async function dropPart(part: StoredPart, dispatch: Dispatch): Promise<Failure | null> {
  switch (part) {
    case 'answers':
      await dropCaches(answersCache)
      return null
    case 'drafts':
      forgetStored(isDraft)
      await Promise.all([forgetSlips(), clearTable(outbox, 'messages')])
      return null
    case 'demo':
      await dropDatabases(demoDatabases)
      dispatch(api.util.invalidateTags([...demoTags]))
      announceChange(demoTags)
      return null
    case 'money': {
      // First what takes room: to lay out the sample players takes some again.
      await dropDatabases(moneyDatabases)
      const outcome = await resetMoneyData(dispatch)
      return 'error' in outcome ? outcome.error : null
    }
    case 'worlds':
      await dropDatabases(worldsDatabase)
      return null
    case 'traffic':
      await dropDatabases(trafficDatabase)
      return null
    default:
      await pauseOffline()
      await dropCaches(tiers[part])
      return null
  }
}

/** Whoever has one open lets go of it when asked to, and opens it anew. */
async function dropDatabases(fitting: RegExp): Promise<void> {
  await Promise.all(
    (await databaseNames(fitting)).map(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const dropping = indexedDB.deleteDatabase(name)
          dropping.onsuccess = () => resolve()
          dropping.onerror = () => reject(dropping.error)
        }),
    ),
  )
}
