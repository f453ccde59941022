/** Parts of the app's storage on this device: their sizes, and how to remove them. */
import type { Dispatch } from '@reduxjs/toolkit'
import { api, demoTags } from '#api/client/api'
import { broadcastInvalidation } from '#api/client/refetch'
import { forgetSlips } from '#api/money/slipStore'
import type { Failure } from '#contract/failure'
import { clearTable } from '#lib/storage/clearTable'
import { cacheSize, dropCaches, type OfflineTier, pauseOffline } from '#lib/storage/room'
import { forgetStored, storedLength } from '#lib/storage/storedValue'
import { databaseNames, databaseSize } from './databaseSize'
import { resetMoneyData } from './moneyData'

/**
 * `start` to `testerPages`: offline files. `demo`, `money`: data of the back ends. `snapshots`: testers' saved
 * snapshots. `traffic`: recorded calls.
 */
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
  'snapshots',
  'traffic',
] as const

export type StoredPart = (typeof storedParts)[number]

const answersCache = 'member-cache'
const outbox = 'contact-outbox'
const moneyDatabases = /^(provider-mock|device|captcha|set-aside)(\.|$)/
const demoDatabases = /^demo-/
const snapshotsDatabase = /^tester-worlds$/
const trafficDatabase = /^tester-traffic$/

const isDraft = (key: string) =>
  /^(draft:|chat-draft-|chat-outbox$|contact-draft$)|-draft$/.test(key)

/** Approximate size in bytes. Rejects when aborted. */
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
    case 'snapshots':
      return databaseSize(snapshotsDatabase, signal)
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
 * Removes a part. Sample content and players are created again on the next request; offline files only when
 * the user asks for them.
 * @returns null if done, otherwise the error
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
      broadcastInvalidation(demoTags)
      return null
    case 'money': {
      // Free the storage first, because creating the sample players needs some.
      await dropDatabases(moneyDatabases)
      const outcome = await resetMoneyData(dispatch)
      return 'error' in outcome ? outcome.error : null
    }
    case 'snapshots':
      await dropDatabases(snapshotsDatabase)
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

/** Tabs that have a database open close it on request, and open it again later. */
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
