/** Makes one HTTP call and says in words why there was no answer. */

export interface Sent {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

export interface Exchange {
  request: Sent
  /** By the clock of this machine, milliseconds since 1970. */
  startedAt: number
  ms: number
  /** 0 without an answer. */
  status: number
  headers: Headers
  /** Empty if the answer did not arrive completely. */
  text: string
  /** Why there is no complete answer; null if there is one. */
  failure: string | null
}

/** Limit of an answer in bytes. Lists of several years have a few million. */
const longestAnswer = 32 * 1024 * 1024

/** Failure of an answer that exceeds the limit. */
export const endless = 'an answer of more than 32 MB'

/** Never rejects. */
export async function exchange(request: Sent, timeoutMs: number): Promise<Exchange> {
  const startedAt = Date.now()
  const start = performance.now()
  const arrived = { bytes: 0, status: 0, headers: new Headers() }
  const ended = (text: string, failure: string | null): Exchange => {
    const { status, headers } = arrived
    return {
      request,
      startedAt,
      ms: Math.round(performance.now() - start),
      status,
      headers,
      text,
      failure,
    }
  }
  try {
    const { method, url, headers, body } = request
    const signal = AbortSignal.timeout(timeoutMs)
    // Following a redirect would send the token to another address.
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal })
    arrived.status = response.status
    arrived.headers = response.headers
    const decoder = new TextDecoder()
    let text = ''
    for await (const part of response.body ?? []) {
      arrived.bytes += part.byteLength
      if (arrived.bytes > longestAnswer) return ended('', endless)
      text += decoder.decode(part, { stream: true })
    }
    return ended(text + decoder.decode(), null)
  } catch (cause) {
    const reason = reasonOf(cause, timeoutMs)
    return ended('', arrived.status === 0 ? reason : `${reason}, after ${arrived.bytes} bytes`)
  }
}

/** Explanations by the error codes of Node and its fetch. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address',
  ECONNRESET: 'the connection was lost',
  EPIPE: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  ENOTFOUND: 'DNS knows no such host',
  EAI_AGAIN: 'DNS does not answer',
  EHOSTUNREACH: 'there is no route to this host',
  ENETUNREACH: 'there is no route to this host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not use TLS: try http://',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server does not use TLS: try http://',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted: it is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted: its authority is self-signed',
  Z_DATA_ERROR: 'its compression is damaged',
  Z_BUF_ERROR: 'its compression is damaged',
}

function reasonOf(cause: unknown, timeoutMs: number): string {
  if (Object(cause).name === 'TimeoutError') return `no complete answer within ${timeoutMs} ms`
  const { code, message } = Object(Object(cause).cause ?? cause)
  const text = String(code ?? message ?? cause)
  if (Object.hasOwn(reasons, text)) return reasons[text] ?? text
  if (/CERT|SIGNATURE/.test(text)) return `its certificate is not trusted: ${text}`
  return /TLS|SSL|EPROTO/.test(text) ? `there is no secure connection: ${text}` : text
}
