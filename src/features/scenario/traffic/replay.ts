import { defaultTimeoutMs } from '#api/client/request'
import { send } from '#api/client/transport'
import { staffToken } from '#api/session/staffToken'
import { readToken } from '#api/session/token'
import { masked, type RecordedCall } from '#contract/scenario/traffic'
import { staffTransport } from '../api/transports'

export interface Replayed {
  /** 0 for no response. */
  status: number
  /** ms. */
  duration: number
  text: string
}

/** Repeats a call with the current session, because the recorded token is not stored. Never rejects. */
export async function replay({ method, url, isStaff, request }: RecordedCall): Promise<Replayed> {
  // Masks contain characters that are invalid in headers.
  const kept = Object.entries(request.headers).filter(([, value]) => !value.includes(masked))
  const headers = new Headers(kept)
  const token = isStaff ? staffToken.get() : readToken()
  const carry = isStaff ? (staffTransport() ?? send) : send
  if ('authorization' in request.headers && token !== null) {
    headers.set('Authorization', `Bearer ${token}`)
  }
  const start = performance.now()
  const passed = () => performance.now() - start
  try {
    const body = method === 'GET' || !request.text ? null : request.text
    // Same timeout as in the app, so it also ends under “No answer, ever”.
    const signal = AbortSignal.timeout(defaultTimeoutMs)
    const response = await carry(new Request(url, { method, headers, body, signal }))
    const text = await response.text()
    return { status: response.status, duration: passed(), text }
  } catch (cause) {
    return { status: 0, duration: passed(), text: String(cause) }
  }
}
