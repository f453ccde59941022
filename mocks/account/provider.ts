/** The provider, simulated or real, as the account API calls it. */
import * as v from 'valibot'
import { type Player, playerSchema, type registerRequestSchema } from '#contract/account/account'
import { BadAnswer, providerRoutes, readProvider } from '#contract/provider'
import { storageErrors } from '#lib/storage/storageError'
import type { AskProvider, MockConfig } from '../config'
import { StorageError } from '../database/storageError'
import { deviceMark } from '../token'

/** Thrown when there is no answer at all: offline, unknown host or a timeout. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** The registration fields that are sent to the provider. */
export type Registration = Omit<
  v.InferOutput<typeof registerRequestSchema>,
  'id' | 'confirmPassword'
>

const timeoutMs = 5000

/** A simulated provider first creates a year of data, on slow devices in seconds. The app itself waits ten. */
const simulatedTimeoutMs = 9000

const faultSchema = v.object({ code: v.picklist(storageErrors), domain: v.string() })

/** Calls reject with {@link NoAnswer}, with a `ErrorAnswer` for a marker, or with a `BadAnswer`. */
export class Provider {
  readonly #origin: string
  readonly #timeoutMs: number
  readonly #ask: AskProvider
  readonly #isSimulated: boolean

  constructor(config: MockConfig, ask: AskProvider) {
    this.#origin = config.providerOrigin
    this.#timeoutMs = config.providerTimeoutMs ?? (config.mocked ? simulatedTimeoutMs : timeoutMs)
    this.#ask = ask
    this.#isSimulated = config.mocked
  }

  async login(username: string, password: string): Promise<Player> {
    const device = this.#isSimulated ? { device: await deviceMark() } : {}
    const body = await this.#post(providerRoutes.playerLogin, { username, password, ...device })
    return readProvider(playerSchema, body)
  }

  /** Returns the player of a session. The token proves to the provider that the row is the caller's. */
  async check(userId: string, token: string): Promise<Player> {
    const body = await this.#post(providerRoutes.playerCheck, { userId }, token)
    return readProvider(playerSchema, body)
  }

  /** @returns an error marker for a duplicate; the shape of success is not specified */
  checkRegister(registration: Registration): Promise<unknown> {
    const { username, book_number, bank_name, book_name } = registration
    return this.#post(providerRoutes.checkRegister, {
      username,
      book_number,
      bank_name,
      book_name,
    })
  }

  /** The shape of the answer is not specified. */
  register(registration: Registration): Promise<unknown> {
    return this.#post(providerRoutes.players, registration)
  }

  async #post(path: string, body: unknown, token?: string): Promise<unknown> {
    const signal = AbortSignal.timeout(this.#timeoutMs)
    const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' })
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    const request = new Request(this.#origin + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    })
    const { ok, status, text } = await orNoAnswer(this.#exchange(request), signal)
    if (!ok)
      throw this.#storeFaultIn(text) ?? new BadAnswer(`The provider answered with status ${status}`)
    const content = parsed(text)
    if (content === undefined) {
      throw new BadAnswer('The provider answered something that is not JSON')
    }
    return content
  }

  /** Reads a storage error of the simulated provider; a real provider has no storage here. */
  #storeFaultIn(text: string): StorageError | null {
    if (!this.#isSimulated) return null
    const answer = v.safeParse(faultSchema, parsed(text))
    if (!answer.success) return null
    return new StorageError(answer.output.code, { domain: answer.output.domain })
  }

  async #exchange(request: Request): Promise<{ ok: boolean; status: number; text: string }> {
    const response = await this.#ask(request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return { ok: response.ok, status: response.status, text: await response.text() }
  }
}

/** @returns `undefined` for invalid JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Enforces the timeout here too, because `AskProvider` may ignore the signal. */
function orNoAnswer<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new NoAnswer('The provider did not answer in time'))
    signal.addEventListener('abort', giveUp, { once: true })
    work
      .then(resolve, (cause: unknown) =>
        reject(new NoAnswer('The provider could not be reached', { cause })),
      )
      .finally(() => signal.removeEventListener('abort', giveUp))
  })
}
