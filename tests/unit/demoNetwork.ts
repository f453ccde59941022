/** Routes of the demo sections for tests, with their sample content and a frozen clock. */
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect } from 'vitest'
import { apiCalls } from '#contract/calls/api'
import { answerSchema } from '#contract/calls/call'
import type { DemoDatabase } from '#mocks/demo/demoDatabase'
import { createNetwork } from '#mocks/network'
import { type Answer, config, startWithoutFaults } from './provider/backEnds'

export const demoConfig = {
  ...config,
  loadFile: async (path: string) => new Response(await readFile(`public${path}`)),
}

const network = createNetwork(demoConfig)

/** Resets the section's data as on a fresh device, at noon. */
export async function startDemo(database: DemoDatabase): Promise<void> {
  await startWithoutFaults()
  await database.reset(demoConfig)
}

/**
 * Calls a demo route, with POST if there is a body. Text is sent unchanged, and anything else as JSON.
 * Every successful answer must match its description.
 */
export async function callDemo(path: string, body?: unknown): Promise<Answer> {
  const request = new Request(demoConfig.apiOrigin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  })
  const response = await network.respond(request)
  const answer: Answer = { status: response.status, body: await response.json() }
  if (response.ok) requireDescribed(request, answer.body)
  return answer
}

function requireDescribed({ method, url }: Request, body: unknown): void {
  const { pathname } = new URL(url)
  const call = apiCalls.find((one) => one.method === method && one.path === pathname)
  if (!call) throw new Error(`${method} ${pathname} is not described`)
  const { issues } = v.safeParse(answerSchema(call), body)
  expect([call.name, issues && v.flatten(issues)]).toEqual([call.name, undefined])
}
