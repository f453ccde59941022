/** The faults that a bad connection causes in a call between the app and its provider. */

/** An answer in transit. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A call in transit, as a fault handles it. */
export interface Exchange {
  /** Delivers the call to the provider; each use delivers it again. */
  deliver: () => Promise<Answer>
  /** Sends the app an answer. */
  answer: (answer: Answer) => void
  /** Sends the app the first half of an answer and cuts the connection there. */
  answerHalf: (answer: Answer) => void
  /** Cuts the connection. */
  cut: () => void
  /** Waits for a delay of this connection. */
  pause: () => Promise<void>
  /** The answer to the last call of the same path, from any device; undefined for the first call. */
  earlier: Answer | undefined
}

type Fault = (exchange: Exchange) => Promise<void>

/**
 * A gateway’s own answer instead of the provider’s. In the second variant the call has reached the
 * provider.
 */
function gateway(status: number, body: string, type = 'text/html'): Fault[] {
  const instead = { status, headers: { 'content-type': type }, body: Buffer.from(body) }
  return [
    async ({ answer }) => answer(instead),
    async ({ deliver, answer }) => {
      await deliver()
      answer(instead)
    },
  ]
}

const page = '<!doctype html><title>Gateway</title><p>Please try again later.'
const errorBody = JSON.stringify({ message: 'Not here' })

/** Faults by their names in the report. If a name has several variants, one is chosen at random. */
const requestFaults: Readonly<Record<string, Fault[]>> = {
  'request dropped': [async ({ cut }) => cut()],
  'answer dropped': [
    async ({ deliver, cut }) => {
      await deliver()
      cut()
    },
  ],
  'request late': [
    async ({ pause, deliver, answer }) => {
      await pause()
      answer(await deliver())
    },
  ],
  'answer late': [
    async ({ pause, deliver, answer }) => {
      const late = await deliver()
      await pause()
      answer(late)
    },
  ],
  'half an answer': [
    async ({ deliver, answerHalf }) => answerHalf(await deliver()),
    async ({ deliver, answer }) => {
      const whole = await deliver()
      answer({ ...whole, body: whole.body.subarray(0, whole.body.length / 2) })
    },
  ],
  'request doubled': [
    async ({ deliver, answer }) => {
      const [, second] = await Promise.all([deliver(), deliver()])
      answer(second)
    },
  ],
  'earlier answer': [
    async ({ earlier, answer, cut }) => (earlier === undefined ? cut() : answer(earlier)),
    async ({ earlier, deliver, answer }) => {
      const own = await deliver()
      answer(earlier ?? own)
    },
  ],
  '502 page': gateway(502, page),
  '200 page': gateway(200, page),
  'empty 200': gateway(200, '', 'application/json'),
  '401': gateway(401, errorBody, 'application/json'),
  '403': gateway(403, page),
  '404': gateway(404, page),
  '408': gateway(408, '', 'text/plain'),
  '429': gateway(429, errorBody, 'application/json'),
}

/** Faults of a call that only reads. An old answer to such a call is correct, but outdated. */
const readFaults = ['request dropped', 'answer dropped', 'half an answer', '502 page', 'empty 200']

export interface Spoiling {
  name: string
  happen: Fault
}

/** Chooses a random fault. `choose` returns a whole number below its argument. */
export function chooseFault(isRequest: boolean, choose: (below: number) => number): Spoiling {
  const names = isRequest ? Object.keys(requestFaults) : readFaults
  const name = names[choose(names.length)] ?? 'request dropped'
  const ways = requestFaults[name] ?? []
  const happen = ways[choose(ways.length)]
  if (happen === undefined) throw new Error(`There is no fault ${name}`)
  return { name, happen }
}
