/**
 * The demo sections' pages for component tests, over their own handlers and databases, with the
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

/** jsdom's own origin: relative addresses of the app lead here. */
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
  /** With its query, without its origin. */
  path: string
  /** Of what was posted, as parsed JSON; null for what was only asked. */
  body: unknown
}

type Answers = Readonly<Record<string, (call: Call) => Response | Promise<Response | undefined>>>

/**
 * Has the simulated back ends answer, except on the paths (`/api/chat/insert`) that `instead` names.
 * Answers the list of calls as they come.
 */
export function answerDemo(instead: Answers = {}): Call[] {
  const calls: Call[] = []
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url)
    const body: unknown = request.method === 'POST' ? await request.clone().json() : null
    const call = { path: pathname + search, body }
    calls.push(call)
    return (await instead[pathname]?.(call)) ?? network.respond(request)
  })
  return calls
}

/** As {@link answerDemo}, but the first answers on this path are lost once their call was carried out. */
export function loseFirstAnswer(path: string, most = 1): void {
  let lost = 0
  setTransport(async (request) => {
    const answer = await network.respond(request)
    if (lost === most || new URL(request.url).pathname !== path) return answer
    lost += 1
    throw new TypeError('Failed to fetch')
  })
}

/** As {@link loseFirstAnswer}, but nothing of the first call is carried out. */
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

/** A failure for {@link answerDemo}: the network swallows the call. */
export const lostCall = () => Promise.reject(new TypeError('Failed to fetch'))

/** A failure for {@link answerDemo}: what the demo routes answer when something breaks. */
export const brokenCall = () => Response.json({ message: 'Internal server error' }, { status: 500 })

/** Takes the named databases back to the sample content: for `beforeEach`. */
export async function resetDemo(...databases: readonly DemoDatabase[]): Promise<void> {
  answerDemo()
  await Promise.all(databases.map((database) => database.reset(demoConfig)))
}

/** A page of a demo section or a showcase, with the texts of all. */
export const renderDemo = (page: ReactNode, options: AppOptions = {}) =>
  renderApp(page, {
    texts: 'demo',
    store: loggedIn({ id: 'M1001', credit: satang(125_075) }),
    ...options,
  })

/** Whether the browser asks before the tab is closed or loaded anew. */
export function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** A finger's stroke over an element, so many pixels across (to the right) and down. */
export function stroke(target: Element, across: number, down = 0): void {
  const finger = (clientX: number, clientY: number) => [{ clientX, clientY, target }]
  fireEvent.touchStart(target, { touches: finger(200, 200) })
  fireEvent.touchEnd(target, { changedTouches: finger(200 + across, 200 + down) })
}

/** What browsers make of a folder that is dropped: a file whose reading fails. */
export function unreadable(name: string): File {
  const folder = new File([], name)
  folder.arrayBuffer = () => Promise.reject(new DOMException('Not a file', 'NotFoundError'))
  return folder
}
