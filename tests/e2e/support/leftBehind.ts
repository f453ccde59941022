import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/**
 * One line of the data that an earlier version left in a browser: web storage, a table or a cached answer.
 * Recorded from a browser that had used that version’s build. Other players and most of the untouched
 * sample content were removed since.
 */
type Left = Stored | StoredTable | StoredAnswer

interface Stored {
  recordedAt: number
  localStorage: Record<string, string>
  sessionStorage: Record<string, string>
}

interface StoredTable {
  database: string
  version: number
  table: string
  keyPath: string | string[] | null
  autoIncrement: boolean
  indexes: [name: string, keyPath: string | string[], unique: boolean, multiEntry: boolean][]
  rows: unknown[]
}

interface StoredAnswer {
  cache: string
  url: string
  headers: Record<string, string>
  /** Base64. */
  body: string
}

/** Numbers this close to the time of the recording count as timestamps, in ms. */
const yearsMs = 3 * 366 * 24 * 60 * 60 * 1000
const momentText = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

/** Values of web storage: objects, lists of them, a timestamp. */
const jsonText = /^([{[]["{[]|\d{13}$)/

/**
 * Writes the recorded data from a page of the same site outside the app, as if the browser had been closed
 * a minute ago; all timestamps move. The session belongs to `userId` and is signed by a key that the
 * browser stores.
 */
export async function layOut(page: Page, file: string, userId: string): Promise<void> {
  const lines: Left[] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const stored = lines.find((line) => 'recordedAt' in line)
  if (stored === undefined) throw new Error(`${file} does not say when it was recorded`)
  const byMs = Date.now() - 60_000 - stored.recordedAt
  const moved = lines.map((line) => ('body' in line ? line : move(line, stored.recordedAt, byMs)))
  await page.evaluate(fillStores, { lines: moved, claims: claimsOf(userId) })
}

/** @returns the value with every timestamp in it moved, also within JSON text */
function move<T>(value: T, recordedAt: number, byMs: number): T
function move(value: unknown, recordedAt: number, byMs: number): unknown {
  if (typeof value === 'number') {
    return Math.abs(value - recordedAt) < yearsMs ? value + byMs : value
  }
  if (typeof value === 'string') {
    if (momentText.test(value)) return new Date(Date.parse(value) + byMs).toISOString()
    const read = jsonText.test(value) ? parsed(value) : undefined
    return read === undefined ? value : JSON.stringify(move(read, recordedAt, byMs))
  }
  if (Array.isArray(value)) return value.map((one) => move(one, recordedAt, byMs))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, move(inner, recordedAt, byMs)]),
  )
}

/** @returns undefined for text that only begins like JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The unsigned part of a token. */
function claimsOf(userId: string): string {
  const iat = Math.floor(Date.now() / 1000) - 60
  return [
    { alg: 'HS256', typ: 'JWT' },
    { userId, iat, exp: iat + 7200 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
}

/** Runs in the page. */
async function fillStores({ lines, claims }: { lines: Left[]; claims: string }): Promise<void> {
  const tables = lines.filter((line) => 'table' in line)
  for (const name of new Set(tables.map(({ database }) => database))) {
    const own = tables.filter(({ database }) => database === name)
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, own[0]?.version)
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => {
        for (const { table, keyPath, autoIncrement, indexes, rows } of own) {
          const store = opening.result.createObjectStore(table, { keyPath, autoIncrement })
          for (const [index, path, unique, multiEntry] of indexes) {
            store.createIndex(index, path, { unique, multiEntry })
          }
          for (const row of rows) store.put(row)
        }
      }
      opening.onsuccess = () => {
        opening.result.close()
        resolve()
      }
    })
  }
  for (const line of lines) {
    if ('cache' in line) {
      const { cache, url, headers, body } = line
      const name = cache.startsWith('workbox') ? `${cache}-${location.origin}/` : cache
      const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
      await (await caches.open(name)).put(url, new Response(bytes, { headers }))
    } else if ('recordedAt' in line) {
      for (const [key, text] of Object.entries(line.localStorage)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(line.sessionStorage)) {
        sessionStorage.setItem(key, text)
      }
    }
  }

  const usages: KeyUsage[] = ['sign', 'verify']
  const key = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, usages)
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('device')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const work = opening.result.transaction('keys', 'readwrite')
      work.objectStore('keys').put({ id: 'session', key })
      work.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(claims))
  const signed = btoa(String.fromCharCode(...new Uint8Array(signature)))
  const ofUrls = signed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  localStorage.setItem('serviceToken', `${claims}.${ofUrls}`)
}
