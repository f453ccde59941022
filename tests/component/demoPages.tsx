/**
 * Renders the pages of the demo sections for component tests, with their own handlers and databases and the
 * sample content read from disk.
 */
import { readFile } from 'node:fs/promises'
import { fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { setTransport } from '#api/client/transport'
import { satang } from '#lib/money'
import type { MockConfig } from '#mocks/config'
import type { DemoDatabase } from '#mocks/demo/demoDatabase'
import { createNetwork } from '#mocks/network'
import { loggedIn } from '../appStore'
import { type AppOptions, renderApp } from './renderApp'

/** jsdom’s own origin, because the app’s relative addresses lead here. */
const demoConfig: MockConfig = {
  apiOrigin: 'http://localhost:3000',
  providerOrigin: 'https://provider.invalid',
  transferBankSegment: 'secretpart',
  mocked: true,
  accountDelayMs: 0,
  loadFile: async (path) => new Response(await readFile(`public${path}`)),
}

const network = createNetwork(demoConfig)

export interface Call {
  /** The path with its query, without its origin. */
  path: string
  /** The posted body as parsed JSON, or null for a read. */
  body: unknown
}

type Answers = Readonly<Record<string, (call: Call) => Response | Promise<Response | undefined>>>

/**
 * Lets the simulated back ends answer, except for the paths (`/api/chat/insert`) in `instead`.
 * @returns the list of calls, which grows with each call
 */
export function answerDemo(instead: Answers = {}): Call[] {
  const calls: Call[] = []
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url)
    const body: unknown = request.method === 'POST' ? await request.clone().json() : null
    const call = { path: pathname + search, body }
    calls.push(call)
    return (await instead[pathname]?.(call)) ?? respond(request)
  })
  return calls
}

/** Answers that the back ends are working on. */
const pending = new Set<Promise<Response>>()

function respond(request: Request): Promise<Response> {
  const answer = network.respond(request)
  pending.add(answer)
  void answer.finally(() => pending.delete(answer))
  return answer
}

/** Like {@link answerDemo}, but loses the first answers on this path after their call was carried out. */
export function loseFirstAnswer(path: string, most = 1): void {
  let lost = 0
  setTransport(async (request) => {
    const answer = await respond(request)
    if (lost === most || new URL(request.url).pathname !== path) return answer
    lost += 1
    throw new TypeError('Failed to fetch')
  })
}

/** Like {@link loseFirstAnswer}, but the first call is not carried out either. */
export function loseFirstCall(path: string): void {
  let isLost = false
  answerDemo({
    [path]: async () => {
      if (isLost) return undefined
      isLost = true
      throw new TypeError('Failed to fetch')
    },
  })
}

/** An answer for {@link answerDemo}: the connection swallows the call. */
export const lostCall = () => Promise.reject(new TypeError('Failed to fetch'))

/** An answer for {@link answerDemo}: the demo routes’ answer to an internal error. */
export const brokenCall = () => Response.json({ message: 'Internal server error' }, { status: 500 })

/**
 * Resets the named databases to the sample content; for `beforeEach`. First it waits for the calls of the
 * test before, because a page saves a draft when it is left, and the save would come after the reset.
 */
export async function resetDemo(...databases: readonly DemoDatabase[]): Promise<void> {
  answerDemo()
  do {
    await Promise.allSettled(pending)
    await new Promise((resolve) => setTimeout(resolve))
  } while (pending.size > 0)
  await Promise.all(databases.map((database) => database.reset(demoConfig)))
}

/** Renders a page of a demo section or a showcase, with the texts of both. */
export const renderDemo = (page: ReactNode, options: AppOptions = {}) =>
  renderApp(page, {
    texts: 'demo',
    store: loggedIn({ id: 'M1001', credit: satang(125_075) }),
    ...options,
  })

/** @returns true if the browser asks before the tab is closed or reloaded */
export function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Simulates a finger’s stroke over an element, this many pixels across (to the right) and down. */
export function stroke(target: Element, across: number, down = 0): void {
  const finger = (clientX: number, clientY: number) => [{ clientX, clientY, target }]
  fireEvent.touchStart(target, { touches: finger(200, 200) })
  fireEvent.touchEnd(target, { changedTouches: finger(200 + across, 200 + down) })
}

/** Browsers turn a dropped folder into a file that cannot be read. */
export function unreadable(name: string): File {
  const folder = new File([], name)
  folder.arrayBuffer = () => Promise.reject(new DOMException('Not a file', 'NotFoundError'))
  return folder
}
