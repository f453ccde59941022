/** The provider without the proxy: the truth about every request, and the setup for the players. */

import { tokenLifeSeconds } from '#contract/account/login'
import { providerPaths } from '#contract/provider'
import { scenarioPaths } from '#contract/scenario/scenario'

export type Fields = Record<string, unknown>

/** What the provider did with a request: carried it out, refused it with a code, or never received it. */
export type Truth = 'carried out' | 'never arrived' | { refused: string }

export class Provider {
  readonly #address: string
  #clockOffsetMs = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Moves the back ends’ clock away from the device’s. */
  async moveClock(clockOffsetMs: number): Promise<void> {
    await this.tester(scenarioPaths.clock, { clockOffsetMs })
    this.#clockOffsetMs = clockOffsetMs
  }

  /** Acts as the bank, the games and the staff, through the test API. */
  async tester(path: string, action: object): Promise<Fields> {
    return contentOf(await this.#call(path, action))
  }

  /** Calls without a session, as registration and login do. */
  async post(path: string, body: object): Promise<unknown> {
    return (await this.#call(path, body)).body
  }

  /** Reads `path` as the player. */
  async read(userId: string, path: string): Promise<unknown> {
    const { body } = await this.#call(path, undefined, userId)
    return isFields(body) && 'data' in body ? body['data'] : body
  }

  async rows(userId: string, path: string): Promise<Fields[]> {
    const content = await this.read(userId, path)
    const rows = isFields(content) ? content['rows'] : content
    return Array.isArray(rows) ? rows.filter(isFields) : []
  }

  /** Makes a request that must succeed. */
  async request(userId: string, path: string, request: object = {}): Promise<Fields> {
    const body = { requestId: crypto.randomUUID(), userId, ...request }
    return contentOf(await this.#call(path, body, userId))
  }

  async truthOf(userId: string, requestId: string): Promise<Truth> {
    const { status, body } = await this.#call(providerPaths.request(requestId), undefined, userId)
    if (body === 'unknown') return 'never arrived'
    if (status === 200) return 'carried out'
    return { refused: isFields(body) ? String(body['code']) : `status ${status}` }
  }

  async #call(path: string, body?: object, userId?: string): Promise<Answer> {
    const headers = {
      'Content-Type': 'application/json',
      ...(userId !== undefined && { Authorization: `Bearer ${this.#tokenOf(userId)}` }),
    }
    const init = body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(this.#address + path, { ...init, headers })
    return { status: response.status, body: await response.json(), path }
  }

  /**
   * A token for a provider in another process need not be signed, because it only reads the user and the
   * time.
   */
  #tokenOf(userId: string): string {
    const iat = Math.floor((Date.now() + this.#clockOffsetMs) / 1000)
    const claims = { userId, iat, exp: iat + tokenLifeSeconds }
    return [{ alg: 'HS256' }, claims, {}].map(base64).join('.')
  }
}

interface Answer {
  status: number
  body: unknown
  path: string
}

function contentOf({ status, body, path }: Answer): Fields {
  if (status >= 300 || !isFields(body)) {
    throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
  }
  const { data = body } = body
  return isFields(data) ? data : {}
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function base64(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
