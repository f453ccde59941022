import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkScenario } from '#contract/scenario/file'
import { recordProvider } from '#mocks/backend/recordProvider'
import { type BackendServer, serveBackend } from '#mocks/backend/serve'
import { config } from '../provider/backEnds'

const folder = mkdtempSync(join(tmpdir(), 'record-'))
const file = join(folder, 'afternoon.scenario.json')
let provider: BackendServer

beforeAll(async () => {
  provider = await serveBackend({ seed: 7 })
})

afterAll(async () => {
  await provider.close()
  rmSync(folder, { recursive: true })
})

function record(address: string) {
  return recordProvider({ provider: address, file, port: 0, config })
}

it('passes calls on, and writes a scenario that gives their answers', async () => {
  const recording = await record(provider.url)
  const passed = await fetch(`${recording.url}/bank`, {
    headers: { Origin: 'http://localhost:4173' },
  })
  expect(passed.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4173')
  const banks: unknown = await passed.json()
  expect(banks).toEqual(await (await fetch(`${provider.url}/bank`)).json())
  expect((await fetch(`${recording.url}/api/scenarios`)).status).toBe(404)
  expect(await recording.close()).toEqual({ taken: 1, left: {} })

  const read = checkScenario(JSON.parse(readFileSync(file, 'utf8')), 'Arcade Member')
  expect(read).toMatchObject({
    scenario: { rules: [{ match: '/bank', method: 'GET', answer: { status: 200 } }] },
  })
})

it('says that the provider did not answer, and records a lost connection', async () => {
  const recording = await record('http://127.0.0.1:1')
  const response = await fetch(`${recording.url}/bank`)
  expect(response.status).toBe(502)
  expect(await response.text()).toContain('http://127.0.0.1:1 did not answer')
  await recording.close()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    rules: [{ effect: 'networkError' }],
  })
})

it('refuses at the start a file that it cannot write', async () => {
  const address = provider.url
  const wrong = { provider: address, file: join(folder, 'no', 'such.json'), port: 0, config }
  await expect(recordProvider(wrong)).rejects.toThrow(/^--out .*ENOENT/)
})
