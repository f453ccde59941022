/** Answers that a provider must not give, each with the words that the check has for it. */
import { expect } from 'vitest'
import type { CheckOptions } from '../../provider/check'
import type { Spoil } from './provider'

export const banner = '/setting/banner'
const wallet = '/userbalance/wallet/M1001'

/** Changes the content of an answer. */
const edited =
  (change: (data: Record<string, unknown>) => void): Spoil =>
  (reply) => {
    const body = JSON.parse(reply.body)
    change(body.data)
    return { ...reply, body: JSON.stringify(body) }
  }

const withHeaders =
  (headers: Record<string, string>, status?: number): Spoil =>
  (reply) => ({
    ...reply,
    status: status ?? reply.status,
    headers: { ...reply.headers, ...headers },
  })

const withoutHeader =
  (name: string): Spoil =>
  ({ headers, ...reply }) => ({
    ...reply,
    headers: Object.fromEntries(Object.entries(headers).filter(([one]) => one !== name)),
  })

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toUTCString()

const isPreflight =
  (spoil: Spoil): Spoil =>
  (reply, answer, asked) =>
    asked.method === 'OPTIONS' ? spoil(reply, answer, asked) : reply

interface Case {
  name: string
  spoil: Spoil
  /** One public path if it is not given; null for every path. */
  path?: string | null
  options?: Partial<CheckOptions>
  /** Checks that are not as agreed, or as agreed with a remark. */
  odd: Record<string, unknown>
  whole?: boolean
}

export const cases: readonly Case[] = [
  {
    name: 'a page of HTML',
    spoil: (reply) => ({ ...reply, body: '<!doctype html><p>Hello' }),
    odd: { [banner]: 'differs: a page of HTML, no JSON' },
  },
  {
    name: 'an empty answer',
    spoil: (reply) => ({ ...reply, body: '' }),
    odd: { [banner]: 'differs: an empty answer' },
  },
  {
    name: 'half of the JSON',
    spoil: (reply) => ({ ...reply, body: '{"data":[{"bankID":1' }),
    odd: { [banner]: 'differs: no JSON, or cut off after 20 letters' },
  },
  {
    name: 'amounts as text, which the contract allows',
    path: wallet,
    spoil: edited((data) => {
      data['credit'] = String(data['credit'])
    }),
    odd: {},
    whole: true,
  },
  {
    name: 'a count as text',
    path: wallet,
    spoil: edited((data) => {
      data['withdrawCountToday'] = '1'
    }),
    odd: { [wallet]: expect.stringMatching(/^differs: withdrawCountToday: .*"1"/) },
  },
  {
    name: 'a missing field',
    path: wallet,
    spoil: edited((data) => {
      delete data['onHold']
    }),
    odd: { [wallet]: expect.stringMatching(/^differs: onHold: .*undefined/) },
  },
  {
    name: 'a moment without its offset, which each device would read differently',
    path: '/userbalance/updatebalance/M1001',
    spoil: edited((data) => {
      data['updatedAt'] = '2026-11-21T05:00:00'
    }),
    odd: {
      '/userbalance/updatebalance/M1001': 'differs: data.updatedAt: must match format "date-time"',
    },
  },
  {
    name: 'a redirect',
    spoil: withHeaders({ Location: 'https://elsewhere.example/' }, 302),
    odd: { [banner]: 'differs: status 302: a redirect to https://elsewhere.example/' },
  },
  {
    name: 'a loop of redirects',
    spoil: withHeaders({ Location: banner }, 307),
    odd: { [banner]: 'differs: status 307: a redirect to itself, a loop' },
  },
  {
    name: 'a slow answer',
    spoil: (reply, answer) => {
      setTimeout(() => answer.writeHead(reply.status, reply.headers).end(reply.body), 700)
      return null
    },
    options: { slowMs: 600 },
    odd: { [banner]: 'slow: over 600 ms' },
  },
  {
    name: 'silence',
    spoil: () => null,
    options: { timeoutMs: 700 },
    odd: { [banner]: 'no answer: no complete answer within 700 ms' },
  },
  {
    name: 'a trickling answer',
    spoil: (reply, answer) => {
      answer.writeHead(reply.status, reply.headers)
      const timer = setInterval(() => answer.write(' '), 50)
      answer.on('close', () => clearInterval(timer))
      return null
    },
    options: { timeoutMs: 700 },
    odd: {
      [banner]: expect.stringMatching(
        /^no answer: no complete answer within 700 ms, after \d+ bytes$/,
      ),
    },
  },
  {
    name: 'half of a body',
    spoil: (reply, answer) => {
      answer.writeHead(200, { ...reply.headers, 'Content-Length': '1000' })
      answer.write('{"data":[]', () => setTimeout(() => answer.destroy(), 50))
      return null
    },
    odd: { [banner]: 'no answer: the connection was lost, after 10 bytes' },
  },
  {
    name: 'damaged compression',
    spoil: withHeaders({ 'Content-Encoding': 'gzip' }),
    odd: { [banner]: expect.stringMatching(/^no answer: its compression is damaged/) },
  },
  {
    name: 'an internal error',
    spoil: (reply) => ({ ...reply, status: 500, body: '{"message":"Out of order"}' }),
    odd: { [banner]: 'differs: status 500: Out of order' },
  },
  {
    name: 'a reset connection',
    spoil: (_, answer) => {
      answer.destroy()
      return null
    },
    odd: { [banner]: 'no answer: the connection was lost' },
  },
  {
    name: 'no such call',
    spoil: (reply) => ({ ...reply, status: 404 }),
    odd: { [banner]: 'missing: status 404' },
  },
  {
    name: 'too many calls, once, with a wait that is honoured',
    spoil: once(withHeaders({ 'Retry-After': '1' }, 429)),
    odd: { [banner]: 'as agreed: after status 429 and a wait of 1 s' },
    whole: true,
  },
  {
    name: 'too many calls, with a long wait',
    spoil: withHeaders({ 'Retry-After': '600' }, 429),
    odd: { [banner]: 'refused: status 429: asks to wait 600 s' },
  },
  {
    name: 'too many calls, without a wait',
    spoil: withHeaders({}, 429),
    odd: { [banner]: 'differs: status 429 without Retry-After' },
  },
  {
    name: 'a wait that is no time',
    spoil: withHeaders({ 'Retry-After': 'soon' }, 503),
    odd: { [banner]: 'differs: status 503: Retry-After is “soon”, no time' },
  },
  {
    name: 'an answer that a cache kept',
    spoil: withHeaders({ Age: '300' }),
    odd: { [banner]: 'differs: the answer is 300 s old: a cache keeps it' },
  },
  {
    name: 'an answer with an earlier date than the others',
    spoil: (...call) => withHeaders({ date: minutes(-5) })(...call),
    odd: {
      [banner]: expect.stringMatching(/^differs: the answer is (299|30[0-5]) s old: a cache/),
    },
  },
  {
    name: 'a clock that is two hours ahead',
    path: null,
    spoil: (...call) => withHeaders({ date: minutes(120) })(...call),
    odd: { '/bank (clock)': 'differs: 120 min ahead of this machine’s clock' },
  },
  {
    name: 'a clock that is two hours behind',
    path: null,
    spoil: (...call) => withHeaders({ date: minutes(-120) })(...call),
    odd: { '/bank (clock)': 'differs: 120 min behind this machine’s clock' },
  },
  {
    name: 'no Date header',
    path: null,
    spoil: (reply, answer, asked) => {
      answer.sendDate = false
      return withoutHeader('date')(reply, answer, asked)
    },
    odd: {
      '/bank (clock)':
        'differs: no Date header: confirmations would expire by the clock of each device',
    },
  },
  {
    name: 'permission for another origin',
    path: '/bank',
    spoil: withHeaders({ 'access-control-allow-origin': 'https://other.example' }),
    odd: {
      '/bank (preflight)':
        'differs: Access-Control-Allow-Origin is https://other.example, not http://localhost:4173',
      '/bank (CORS)':
        'differs: Access-Control-Allow-Origin is https://other.example, not http://localhost:4173',
    },
  },
  {
    name: 'no permission for an origin',
    path: '/bank',
    spoil: withoutHeader('access-control-allow-origin'),
    odd: {
      '/bank (preflight)': expect.stringMatching(/^differs: no Access-Control-Allow-Origin/),
      '/bank (CORS)': expect.stringMatching(/^differs: no Access-Control-Allow-Origin/),
    },
  },
  {
    name: 'a hidden clock',
    path: '/bank',
    spoil: withHeaders({ 'access-control-expose-headers': 'Retry-After' }),
    odd: { '/bank (CORS)': 'differs: Access-Control-Expose-Headers lacks Date' },
  },
  {
    name: 'no answer to a preflight',
    path: '/bank',
    spoil: isPreflight((reply) => ({ ...reply, status: 405 })),
    odd: { '/bank (preflight)': 'differs: status 405: a browser would not send the call' },
  },
  {
    name: 'a preflight that forgets the token',
    path: '/bank',
    spoil: isPreflight(withHeaders({ 'access-control-allow-headers': '*' })),
    odd: {
      '/bank (preflight)': 'differs: Access-Control-Allow-Headers lacks authorization',
    },
  },
]

function once(spoil: Spoil): Spoil {
  let isSpoiled = false
  return (reply, answer, asked) => {
    if (isSpoiled) return reply
    isSpoiled = true
    return spoil(reply, answer, asked)
  }
}
