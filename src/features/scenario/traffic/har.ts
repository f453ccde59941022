/** Exports recorded calls as an HTTP archive (HAR 1.2), for browsers' developer tools and proxies. */
import { masked, type RecordedCall, type RecordedMessage } from '#contract/scenario/traffic'

interface Creator {
  name: string
  version: string
}

/**
 * The text of the file, sorted by start; calls are stored in the order of their responses. Secrets were
 * masked while recording. `source`: who answered.
 */
export function harOf(
  calls: readonly RecordedCall[],
  creator: Creator,
  source = 'simulated back ends',
): string {
  const comment = `Recorded from ${source}; secrets are masked as ${masked}`
  const entries = calls
    .toSorted((one, other) => one.startedAt - other.startedAt)
    .map((call) => entryOf(call))
  return JSON.stringify({ log: { version: '1.2', creator, pages: [], entries, comment } })
}

function entryOf(call: RecordedCall) {
  const { startedAt, duration, failure, rule } = call
  const comment = [failure, rule && `Steered: ${rule.effect} at ${rule.match}`].filter(Boolean)
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: duration,
    request: requestOf(call),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
    ...(comment.length > 0 && { comment: comment.join('; ') }),
  }
}

function requestOf({ method, url, request }: RecordedCall) {
  return {
    method,
    url,
    ...messageOf(request),
    queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
    ...(request.size > 0 && {
      postData: {
        mimeType: typeOf(request),
        text: request.text ?? '',
        ...(request.text === null && { comment: tooLong }),
      },
    }),
  }
}

function responseOf({ status, answer }: RecordedCall) {
  return {
    status,
    statusText: '',
    ...messageOf(answer),
    content: {
      size: answer.size,
      mimeType: typeOf(answer),
      ...(answer.text === null ? { comment: tooLong } : { text: answer.text }),
    },
    redirectURL: '',
  }
}

const tooLong = 'Too long to be kept'

/** In HAR, -1 means that a size is unknown. */
function messageOf({ headers, size }: RecordedMessage) {
  return {
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: size,
  }
}

function typeOf({ headers }: RecordedMessage): string {
  return headers['content-type'] ?? ''
}
