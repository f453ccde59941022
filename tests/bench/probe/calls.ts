import { change } from './database'
import { pause } from './time'

/** A token for a player. */
export async function logIn(username: string, password: string): Promise<string> {
  const response = await fetch('/api/account/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { serviceToken } = Object(await response.json())
  return String(serviceToken)
}

/** Without a token the handler answers 401 and reads nothing: what is left is the way there and back. */
type Token = string | null

/** What each of `count` calls takes when one waits for the other. Milliseconds. */
export async function callInTurn(token: Token, count: number): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) times.push(await callMe(token))
  return times
}

/** What `count` calls take that are sent at once. Milliseconds. */
export async function callTogether(token: Token, count: number): Promise<number> {
  const begin = performance.now()
  await Promise.all(Array.from({ length: count }, () => callMe(token)))
  return performance.now() - begin
}

/** Has the simulated back ends keep each call for testers, or no longer. They notice within a quarter of a second. */
export async function recordTraffic(isRecording: boolean): Promise<void> {
  await change('device', ['settings'], async (store) => {
    store('settings').put({ id: 'recordsTraffic', value: isRecording ? 1 : 0 })
  })
  await pause(500)
}

let isStopped = false

/** What each call for the demo player's credit takes, one after another, until {@link stopCalls}. Milliseconds. */
export async function callUntilStopped(): Promise<number[]> {
  isStopped = false
  const times: number[] = []
  while (!isStopped) {
    const begin = performance.now()
    const headers = { Authorization: `Bearer ${localStorage.getItem('serviceToken')}` }
    await fetch('https://provider.invalid/userbalance/balance/M1001', { headers })
    times.push(performance.now() - begin)
    await pause(20)
  }
  return times
}

export function stopCalls(): void {
  isStopped = true
}

async function callMe(token: Token): Promise<number> {
  const begin = performance.now()
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` })
  const response = await fetch('/api/account/me', { headers })
  await response.json()
  if (response.status !== (token === null ? 401 : 200))
    throw new Error(`/api/account/me answered ${response.status}`)
  return performance.now() - begin
}
