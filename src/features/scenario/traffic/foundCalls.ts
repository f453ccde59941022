import type { RecordedCall } from '#contract/scenario/traffic'
import { searchable } from '#lib/text/searchable'

/** Origin of a call: the app's own `/api`, a player's call to the provider, or staff. */
export const callKinds = ['api', 'provider', 'staff'] as const

type CallKind = (typeof callKinds)[number]

export interface CallSearch {
  /** Searched in address, headers and bodies. */
  words: string
  /** Empty for all methods. */
  method: string
  kind: CallKind | ''
  isFailed: boolean
}

export const everyCall: CallSearch = { words: '', method: '', kind: '', isFailed: false }

/** The matching calls, newest first. */
export function foundCalls(
  calls: readonly RecordedCall[],
  { words, method, kind, isFailed }: CallSearch,
): RecordedCall[] {
  const wanted = searchable(words.trim())
  return calls
    .filter(
      (call) =>
        (method === '' || call.method === method) &&
        (kind === '' || kindOf(call) === kind) &&
        (!isFailed || hasFailed(call)) &&
        (wanted === '' || textOf(call).includes(wanted)),
    )
    .toReversed()
}

export function kindOf({ isStaff, url }: RecordedCall): CallKind {
  if (isStaff) return 'staff'
  return new URL(url).pathname.startsWith('/api/') ? 'api' : 'provider'
}

/** Without a response, or with an error status. */
export function hasFailed({ status }: RecordedCall): boolean {
  return status === 0 || status >= 400
}

/** Path and query only, because each build has another origin. */
export function addressOf({ url }: Pick<RecordedCall, 'url'>): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const texts = new WeakMap<RecordedCall, string>()

function textOf(call: RecordedCall): string {
  const known = texts.get(call)
  if (known !== undefined) return known
  const { url, status, failure, request, answer } = call
  const text = searchable(JSON.stringify([url, status, failure, request, answer]))
  texts.set(call, text)
  return text
}
