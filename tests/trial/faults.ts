/** What a bad line does to a call between the app and its provider. */

/** An answer as it travels. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** One call on its way, in the hands of a fault. */
export interface Exchange {
  /** Gives the call to the provider, as often as that is done. */
  deliver: () => Promise<Answer>
  /** Gives the app an answer. */
  answer: (answer: Answer) => void
  /** Gives the app the first half of an answer and cuts it off there. */
  answerHalf: (answer: Answer) => void
  /** Cuts the connection. */
  cut: () => void
  /** Waits for as long as this line holds calls up. */
  pause: () => Promise<void>
  /** What the last call of the same path was answered, whoever made it; undefined for the first. */
  earlier: Answer | undefined
}

type Fault = (exchange: Exchange) => Promise<void>

/** A gateway's own words in the place of the answer; of two calls one has got through all the same. */
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
const refusal = JSON.stringify({ message: 'Not here' })

/** By their names in the report; where there are two, chance takes one. */
const orderFaults: Readonly<Record<string, Fault[]>> = {
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
  '401': gateway(401, refusal, 'application/json'),
  '403': gateway(403, page),
  '404': gateway(404, page),
  '408': gateway(408, '', 'text/plain'),
  '429': gateway(429, refusal, 'application/json'),
}

/** What may happen to a call that only reads; an old answer to one of those is true, but old. */
const readFaults = ['request dropped', 'answer dropped', 'half an answer', '502 page', 'empty 200']

export interface Spoiling {
  name: string
  happen: Fault
}

/** One fault by chance: `choose` answers a whole number below the one it is given. */
export function chooseFault(isOrder: boolean, choose: (below: number) => number): Spoiling {
  const names = isOrder ? Object.keys(orderFaults) : readFaults
  const name = names[choose(names.length)] ?? 'request dropped'
  const ways = orderFaults[name] ?? []
  const happen = ways[choose(ways.length)]
  if (happen === undefined) throw new Error(`There is no fault ${name}`)
  return { name, happen }
}
