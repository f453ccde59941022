/** The demo sections' routes for tests: their own sample content, a clock that stands still. */
import { readFile } from 'node:fs/promises'
import type { DemoDatabase } from '#mocks/demo/demoDatabase'
import { createNetwork } from '#mocks/network'
import { type Answer, config, startUnsteered } from './provider/backEnds'

export const demoConfig = {
  ...config,
  loadFile: async (path: string) => new Response(await readFile(`public${path}`)),
}

const network = createNetwork(demoConfig)

/** The section's data as on a fresh device, at noon. */
export async function startDemo(database: DemoDatabase): Promise<void> {
  await startUnsteered()
  await database.reset(demoConfig)
}

/** Calls a demo route: with a body it is a POST. Text is sent as it is, all else as JSON. */
export async function callDemo(path: string, body?: unknown): Promise<Answer> {
  const request = new Request(demoConfig.apiOrigin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  })
  const response = await network.respond(request)
  return { status: response.status, body: await response.json() }
}
