import type { ScenarioRule } from '#contract/scenario/scenario'

/** The test API in memory, as a transport that logs its calls. */
export function makeDoor(rules: ScenarioRule[] = [], clockOffsetMs = 0) {
  const door = { rules, clockOffsetMs }
  const calls: string[] = []
  /** Answers the next call that changes something, in place of the test API. */
  let errorAnswer: (() => Response | Promise<Response>) | undefined

  async function carry(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/scenarios', '')
    // The panel asks for the state each time it opens.
    if (path === '/traffic/recording') return Response.json({ isRecording: true })
    calls.push(`${request.method} ${path || '/'}`)
    if (errorAnswer && request.method !== 'GET') {
      const answer = errorAnswer
      errorAnswer = undefined
      return answer()
    }
    return answerTo(request, path)
  }

  async function answerTo(request: Request, path: string): Promise<Response> {
    if (request.method === 'POST' && path === '') {
      const rule = { id: `rule-${calls.length}`, ...(await request.json()) }
      door.rules = [...door.rules, rule]
      return Response.json(rule)
    }
    if (path === '/worlds') return Response.json({ worlds: [] })
    if (path === '/clock') door.clockOffsetMs = (await request.json()).clockOffsetMs
    else if (path === '/reset' || (request.method === 'DELETE' && path === '')) {
      door.rules = []
      door.clockOffsetMs = 0
    } else if (request.method === 'DELETE') {
      const left = door.rules.filter(({ id }) => `/${id}` !== path)
      if (left.length === door.rules.length) {
        return Response.json({ message: 'No such rule' }, { status: 404 })
      }
      door.rules = left
    }
    return Response.json(door)
  }

  return {
    carry,
    calls,
    inForce: () => door,
    answerOnce(answer: () => Response | Promise<Response>): void {
      errorAnswer = answer
    },
  }
}

export const slowBalance: ScenarioRule = {
  id: 'slow-balance',
  match: '/userbalance/balance/',
  method: null,
  effect: 'slow',
  delayMs: 3000,
  times: 2,
}
