import { change } from './database'
import { pause } from './time'

/** @returns a token for the player */
export async function logIn(username: string, password: string): Promise<string> {
  const response = await fetch('/api/account/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { serviceToken } = Object(await response.json())
  return String(serviceToken)
}

/** Without a token, the handler answers 401 and reads nothing, so only the way there and back is measured. */
type Token = string | null

/**
 * Makes `count` calls one after another.
 * @returns the time of each in milliseconds
 */
export async function callInTurn(token: Token, count: number): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) times.push(await callMe(token))
  return times
}

/**
 * Makes `count` calls at once.
 * @returns the time until all are answered, in milliseconds
 */
export async function callTogether(token: Token, count: number): Promise<number> {
  const begin = performance.now()
  await Promise.all(Array.from({ length: count }, () => callMe(token)))
  return performance.now() - begin
}

/** Turns the traffic recorder of the simulated back ends on or off. They notice within 250 ms. */
export async function recordTraffic(isRecording: boolean): Promise<void> {
  await change('device', ['settings'], async (store) => {
    store('settings').put({ id: 'recordsTraffic', value: isRecording ? 1 : 0 })
  })
  await pause(500)
}

let isStopped = false

/**
 * Calls for the demo player's credit again and again until {@link stopCalls}.
 * @returns the time of each call in ms
 */
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
