import { expect, type Page } from '@playwright/test'
import { providerPaths } from '#contract/provider'
import { scenarioPaths } from '#contract/scenario/scenario'
import { controlled } from './player'

/** The address under which mocked builds call the simulated provider. */
export const providerUrl = 'https://provider.invalid'

/** The answer to a call. */
export interface Answer {
  status: number
  body: unknown
}

/** Calls the simulated provider with the page’s own session. */
export function callProvider(page: Page, path: string, requests: object[] = []): Promise<Answer[]> {
  return page.evaluate(
    async ([url, bodies]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('serviceToken')}`,
        'Content-Type': 'application/json',
      }
      const ask = async (init: RequestInit): Promise<Answer> => {
        const response = await fetch(url, { ...init, headers })
        return { status: response.status, body: await response.json() }
      }
      if (bodies.length === 0) return [await ask({})]
      // All in parallel: none waits for another.
      return Promise.all(bodies.map((body) => ask({ method: 'POST', body: JSON.stringify(body) })))
    },
    [providerUrl + path, requests] as const,
  )
}

/** Posts bodies in parallel, as the app does, to `/api/scenarios` or a demo section. */
export function atTheDoor(page: Page, path: string, requests: object[]): Promise<Answer[]> {
  return page.evaluate(
    ([url, bodies]) =>
      Promise.all(
        bodies.map(async (body) => {
          const headers = { 'Content-Type': 'application/json' }
          const call = { method: 'POST', headers, body: JSON.stringify(body) }
          const response = await fetch(url, call)
          return { status: response.status, body: await response.json() }
        }),
      ),
    [path, requests] as const,
  )
}

/**
 * Places a deposit without a promotion and reports its transfer.
 * @returns its id, and the amount to transfer in satang
 */
export async function submitDeposit(page: Page, userId: string, baht: number) {
  const newRequest = (fields: object) => ({ requestId: crypto.randomUUID(), userId, ...fields })
  const [placed] = await callProvider(page, providerPaths.deposit(), [
    newRequest({ amount: baht, transferBankID: 'T1', channel: 'bank', PromotionID: null }),
  ])
  const depositId = String(fieldOf(placed?.body, 'data', 'depositId'))
  await callProvider(page, providerPaths.depositSubmit(), [newRequest({ depositId })])
  const amount = Math.round(Number(fieldOf(placed?.body, 'data', 'amount')) * 100)
  return { depositId, amount }
}

/** Makes a tester’s call of `/api/scenarios`, which must be accepted. */
export async function testerDoes(page: Page, path: string, request: object): Promise<unknown> {
  const [told] = await atTheDoor(page, path, [request])
  expect(told?.status, JSON.stringify(told?.body)).toBeLessThan(300)
  return told?.body
}

/** @returns a field of an answer, or undefined if there is none */
export function fieldOf(body: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    body,
  )
}

/** @returns the rows of a player in one of the provider’s tables as stored, oldest first */
export function rowsOf(page: Page, table: string, userId: string): Promise<object[]> {
  return page.evaluate(
    ([name, owner]) =>
      new Promise<object[]>((resolve, reject) => {
        const opening = indexedDB.open('provider-mock')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            database.close()
            resolve(reading.result.filter((row) => row.userId === owner))
          }
        }
      }),
    [table, userId] as const,
  )
}

/** In satang. */
export interface LedgerSum {
  sum: number
  lowest: number
  /** How many entries of each type there are. */
  count: (type: string) => number
}

/** Adds up the ledger and checks that every entry starts where the one before it ended. */
export async function ledgerOf(page: Page, userId: string): Promise<LedgerSum> {
  const rows = await rowsOf(page, 'ledger', userId)
  let sum = 0
  let lowest = 0
  for (const row of rows) {
    sum += Number(fieldOf(row, 'amount'))
    expect(fieldOf(row, 'balanceAfter')).toBe(sum)
    lowest = Math.min(lowest, sum)
  }
  const count = (type: string) => rows.filter((row) => fieldOf(row, 'type') === type).length
  return { sum, lowest, count }
}

/** The wallet as the provider reports it, in baht. */
export async function walletOf(page: Page, userId: string): Promise<unknown> {
  const [told] = await callProvider(page, `/userbalance/wallet/${userId}`)
  expect(told?.status).toBe(200)
  return fieldOf(told?.body, 'data')
}

const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })

export function bahtText(satang: number): string {
  return `${format.format(satang / 100)} baht`
}

/** Checks that header, wallet page, balance and wallet calls and the ledger show the same credit. */
export async function expectOneCredit(page: Page, userId: string): Promise<void> {
  await page.goto('/wallet')
  const { sum, lowest } = await ledgerOf(page, userId)
  expect(lowest).toBeGreaterThanOrEqual(0)
  await expect(page.getByRole('banner')).toContainText(bahtText(sum))
  await expect(page.getByRole('region', { name: 'Credit', exact: true })).toContainText(
    bahtText(sum),
  )
  expect(fieldOf(await walletOf(page, userId), 'credit')).toBe(sum / 100)
  const [balance] = await callProvider(page, `/userbalance/balance/${userId}`)
  expect(JSON.stringify(balance?.body)).toContain(String(sum / 100))
}

/** Plays until no turnover is left; every stake is returned, so the credit stays the same. */
export async function playThrough(page: Page, userId: string): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const wallet = await walletOf(page, userId)
    const left = Number(fieldOf(wallet, 'turnoverLeft'))
    if (left === 0) return
    const stake = Math.min(left, Number(fieldOf(wallet, 'credit')))
    await testerDoes(page, scenarioPaths.bet, { userId, stake, won: stake })
  }
  throw new Error('The turnover does not end')
}

/** Opens the site with the simulated staff stopped, at an hour at which withdrawals are open. */
export async function openForMoney(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await controlled(page)
  const ahead = pastMidnightMs()
  if (ahead > 0) await moveClock(page, ahead)
  await testerDoes(page, scenarioPaths.automatic, { automatic: false })
}

/**
 * Withdrawals are closed around midnight in Bangkok.
 * @returns how many ms ahead the back ends’ clock must be set so that tests do not depend on that; less
 * than the two hours of a session
 */
export function pastMidnightMs(): number {
  const [hour, minute] = bangkokTime.format(Date.now()).split(':').map(Number)
  const minutes = (hour ?? 0) * 60 + (minute ?? 0)
  return minutes >= 23 * 60 || minutes <= 30 ? 1.7 * hourMs : 0
}

const bangkokTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const hourMs = 60 * 60 * 1000

/** Moves the back ends’ clock ahead from its current time. */
export async function moveClock(page: Page, byMs: number): Promise<void> {
  const controls = await page.evaluate(async (path) => {
    const response = await fetch(path)
    return response.json()
  }, scenarioPaths.all)
  const clockOffsetMs = Number(fieldOf(controls, 'clockOffsetMs')) + byMs
  await testerDoes(page, scenarioPaths.clock, { clockOffsetMs })
}

/** Collects the bodies of the requests that this page sends to a path. */
export function watchRequests(page: Page, path: string): unknown[] {
  const requests: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === providerUrl + path) {
      requests.push(request.postDataJSON())
    }
  })
  return requests
}
