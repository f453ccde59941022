// needs a window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountPaths } from '#contract/account/account'
import { WorkerContainer } from './workerContainer'

const origin = 'https://app.invalid'
const demo = { username: '0812345678', password: 'player1234' }

let container = new WorkerContainer()
/** Requests that went to the worker or to the host. */
let fetched: { path: string; body: string }[] = []
let answer: () => Response = () => new Response()

beforeEach(() => {
  vi.resetModules()
  container = new WorkerContainer()
  fetched = []
  answer = () => Response.json({ by: 'worker' })
  vi.stubGlobal('__BUILD_ID__', 'build-1')
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true })
  vi.stubGlobal('location', { href: `${origin}/`, origin })
  vi.stubGlobal('fetch', async (request: Request) => {
    fetched.push({ path: request.url.replace(origin, ''), body: await request.clone().text() })
    return answer()
  })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => vi.unstubAllGlobals())

/** Makes a page that was loaded with or without a worker. */
async function page({ controlled }: { controlled: boolean }) {
  if (controlled) container.controller = container.worker('build-1')
  const [{ transport }, gate, { pwaStatus }] = await Promise.all([
    import('#pwa/transport'),
    import('#pwa/requestGate'),
    import('#pwa/status'),
  ])
  return { ...gate, transport, status: pwaStatus.get }
}

const get = (path: string) => new Request(origin + path)

const logIn = () =>
  new Request(origin + accountPaths.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demo),
  })

test("a worker of the page's own build answers the simulated back ends", async () => {
  const { transport } = await page({ controlled: true })
  expect(await (await transport(logIn())).json()).toEqual({ by: 'worker' })
  expect(fetched).toEqual([{ path: accountPaths.login, body: JSON.stringify(demo) }])
})

test('the page answers until there is a worker, and requests everything else from the host', async () => {
  const { transport, status } = await page({ controlled: false })
  expect((await transport(get('/api/nothing/here'))).status).toBe(404)
  expect((await transport(logIn())).status).toBe(200)
  expect(fetched).toEqual([])
  expect(status().storage).toBe('persistent')
  await transport(get('/demo/mail.json'))
  expect(fetched.map(({ path }) => path)).toEqual(['/demo/mail.json'])
})

test.each(['databasedamaged', 'storagefull'])(
  "an error of the worker's store is the answer: %s",
  async (code) => {
    const { transport } = await page({ controlled: true })
    answer = () => Response.json({ code }, { status: 500 })
    expect((await transport(logIn())).status).toBe(500)
    await transport(get('/api/nothing/here'))
    expect(fetched).toHaveLength(2)
  },
)

test('requests are held while a new worker takes over', async () => {
  const { transport, holdRequests, releaseRequests } = await page({ controlled: true })
  holdRequests()
  const held = [transport(logIn()), transport(get('/demo/mail.json'))]
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(fetched).toEqual([])
  releaseRequests()
  await Promise.all(held)
  expect(fetched.map(({ path }) => path).toSorted()).toEqual([
    '/api/account/login',
    '/demo/mail.json',
  ])
})
