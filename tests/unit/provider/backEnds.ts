/** Simulated back ends for tests: one network with a frozen clock. */
import { forgetUsers } from '#mocks/account/localUsers'
import { setClock, setClockOffset } from '#mocks/clock'
import type { MockConfig } from '#mocks/config'
import { quarantineDatabase } from '#mocks/database/checkedDatabase'
import { device } from '#mocks/database/database'
import { createNetwork } from '#mocks/network'
import type { AdminAccountRow } from '#mocks/provider/database/adminRows'
import { database, resetProvider } from '#mocks/provider/database/database'
import { scenariosChanged } from '#mocks/scenarios'
import { signToken } from '#mocks/token'
import { startFrom } from '../../startingState'

export const config: MockConfig = {
  apiOrigin: 'http://localhost',
  providerOrigin: 'https://provider.invalid',
  transferBankSegment: 'secretpart',
  mocked: true,
  accountDelayMs: 0,
}

/** Noon in Bangkok. */
export const noon = Date.parse('2026-11-21T12:00:00+07:00')

export const demo = { username: '0812345678', password: 'player1234' }
export const demoId = 'M1001'

const network = createNetwork(config)

/** Resets the clock to noon and clears all faults, because test files share their databases. */
export async function startWithoutFaults(): Promise<void> {
  setClock(() => noon)
  setClockOffset(0)
  scenariosChanged()
  await device.ready()
  await Promise.all([device.rules.clear(), device.settings.clear()])
}

/** Resets all data as on a fresh device, at noon. */
export async function startFresh(): Promise<void> {
  await startWithoutFaults()
  await forgetUsers()
  await quarantineDatabase.emptied()
  await startFrom('the provider at noon', database, resetProvider)
}

interface Call {
  method?: string
  /** Sent unchanged if it is text, otherwise as JSON. */
  body?: unknown
  token?: string | undefined
}

export interface Answer {
  status: number
  body: unknown
}

export function callApi(path: string, call: Call = {}): Promise<Answer> {
  return ask(config.apiOrigin + path, call)
}

export function callProvider(path: string, call: Call = {}): Promise<Answer> {
  return ask(config.providerOrigin + path, call)
}

async function ask(url: string, { method, body, token }: Call): Promise<Answer> {
  const headers = new Headers()
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const hasBody = body !== undefined
  if (hasBody) headers.set('Content-Type', 'application/json')
  const request = new Request(url, {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers,
    body: hasBody ? (typeof body === 'string' ? body : JSON.stringify(body)) : null,
  })
  const response = await network.respond(request)
  return { status: response.status, body: await response.json() }
}

/** @returns the key that this device signs with; signing something creates it */
export async function deviceKey(): Promise<CryptoKey> {
  await signToken('anyone')
  const kept = await device.keys.get('session')
  return kept?.key ?? Promise.reject(new Error('The device keeps no key'))
}

/** @returns the token of staff who may see players' rows */
export async function staffToken(role: AdminAccountRow['role'] = 'owner'): Promise<string> {
  await database.admins.put({
    adminID: 'A1',
    username: 'owner',
    name: 'Somebody',
    password: { salt: '', hash: '', iterations: 1 },
    role,
    status: 'active',
    mustChangePassword: false,
    wrongTries: 0,
    lockedUntil: null,
    lastLoginAt: null,
    createdAt: new Date(noon).toISOString(),
  })
  return signToken('A1', 'admin')
}

/** Encodes the header or payload of a token as JSON in base64url. */
export function tokenPart(content: object): string {
  return btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
