import type { ScenarioEffect } from '#contract/scenario/scenario'
import { refuse } from './answer'

type Effect = (request: Request) => Response | 'pass' | Promise<never>

const effects: Record<ScenarioEffect, Effect> = {
  slow: () => 'pass',
  status500: () => refuse(500, 'Internal server error'),
  html: () =>
    new Response('<!doctype html><title>502</title><h1>Bad gateway</h1>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  garbage: () =>
    new Response('{"data":[{"id":', { headers: { 'Content-Type': 'application/json' } }),
  wrongTypes: () =>
    Response.json({ data: { id: [], credit: 'much', list: 7 }, serviceToken: 1, user: true }),
  empty: () => new Response(null),
  networkError: () => Promise.reject(new TypeError('Failed to fetch')),
  never: (request) => untilAborted(request.signal),
}

/** What a call with an effect gets; `pass` lets it go on to its handler. Rejects like a lost network. */
export async function takeEffect(
  effect: ScenarioEffect,
  request: Request,
): Promise<Response | 'pass'> {
  return effects[effect](request)
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('The call was given up', 'AbortError'))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
