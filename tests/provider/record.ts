/** Keeps the exchanges of a check as HAR 1.2, masked like the calls that the test controls record. */
import { masked, type RecordedCall } from '#contract/scenario/traffic'
import { harOf } from '#features/scenario/traffic/har'
import { maskedMessage, maskText } from '#mocks/traffic/mask'
import packageJson from '../../package.json' with { type: 'json' }
import type { Exchange } from './exchange'

const bytes = (content: string) => new TextEncoder().encode(content)

export class Recording {
  readonly #calls: RecordedCall[] = []
  readonly #segment: string | undefined

  /** `segment`: the secret part of a path, which is masked too. */
  constructor(segment: string | undefined) {
    this.#segment = segment
  }

  add({ request, startedAt, ms, status, headers, text, failure }: Exchange): void {
    this.#calls.push({
      id: this.#calls.length,
      startedAt,
      duration: ms,
      method: request.method,
      url: this.#masked(request.url),
      isStaff: false,
      status,
      failure,
      rule: null,
      request: maskedMessage(new Headers(request.headers), bytes(request.body ?? '')),
      answer: maskedMessage(headers, bytes(text)),
    })
  }

  toHar(): string {
    const { version } = packageJson
    return harOf(this.#calls, { name: 'check-provider', version }, 'a provider')
  }

  #masked(url: string): string {
    const text = maskText(url)
    return this.#segment
      ? text.replaceAll(`/${encodeURIComponent(this.#segment)}/`, `/${masked}/`)
      : text
  }
}
