/** Makes all reading calls to a provider and compares the answers with the contract. */
import * as v from 'valibot'
import type { Call } from '#contract/calls/call'
import { providerCalls } from '#contract/calls/provider'
import { type Known, pathToAsk, readingCalls } from '#contract/calls/reading'
import { type TransferBank, transferBanksSchema } from '#contract/site/site'
import { bahtFromSatang } from '#lib/money'
import { bangkokDay, isOpenAt } from '#lib/time'
import { askCall, type Limits, type Line } from './answer'

export interface CheckOptions extends Limits {
  /** Address of the provider, without a trailing slash. */
  url: string
  /** Token of a player's session, and the player's ID. Without both, only public calls are made. */
  token?: string | undefined
  user?: string | undefined
  /** Secret path segment in front of `/banklist`. */
  segment?: string | undefined
  /** Places a deposit with this test account and cancels it. Nothing else is written. */
  requests?: boolean | undefined
}

/** Number of simultaneous calls. Low, because this is a check and not a load test. */
const atOnce = 4

export async function checkProvider(options: CheckOptions): Promise<Line[]> {
  const answers = new Map<string, unknown>()
  const known: Known = {
    userId: options.user ?? '',
    segment: options.segment ?? '',
    day: bangkokDay(Date.now()),
    answers,
  }
  const check = async (call: Call, request?: object): Promise<Line> => {
    const isOpen = call.caller === 'anyone'
    const path = pathToAsk(call, known)
    const line = { call, path: path ?? call.path }
    const reason = reasonNotToAsk(call, options, path)
    if (path === null || reason !== null) {
      return { ...line, verdict: 'not asked', detail: reason ?? '', ms: 0 }
    }
    const { body, ...said } = await askCall(
      call,
      options.url + path,
      requestOf(isOpen ? undefined : options.token, request),
      options,
    )
    answers.set(call.name, body)
    return { ...line, ...said }
  }

  const [first, second] = readingCalls(providerCalls)
  const lines = [...(await inParallel(first, check)), ...(await inParallel(second, check))]
  return options.requests ? [...lines, ...(await sendRequests(options, answers, check))] : lines
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(
      ...(await Promise.all(items.slice(start, start + atOnce).map((item) => work(item)))),
    )
  }
  return results
}

function reasonNotToAsk(call: Call, options: CheckOptions, path: string | null): string | null {
  if (call.caller === 'staff') return 'for the staff alone'
  if (call.name === 'transferBanks' && !options.segment) return 'needs --segment'
  if (call.caller !== 'anyone' && !(options.token && options.user))
    return 'needs --token and --user'
  return path === null ? 'nothing to ask for was answered before' : null
}

function requestOf(token: string | undefined, request: object | undefined): RequestInit {
  return {
    headers: {
      Accept: 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(request && { 'Content-Type': 'application/json' }),
    },
    ...(request && { method: 'POST', body: JSON.stringify(request) }),
  }
}

const validMs = 2 * 60 * 1000

/** Places a deposit of the minimum amount, repeats the same request, and cancels the deposit. */
async function sendRequests(
  { user }: CheckOptions,
  answers: ReadonlyMap<string, unknown>,
  check: (call: Call, request: object) => Promise<Line>,
): Promise<Line[]> {
  const bank = openBank(answers.get('transferBanks'))
  const [deposit, cancel] = ['deposit', 'depositCancel'].map((name) =>
    providerCalls.find((call) => call.name === name),
  )
  if (!deposit || !cancel) return []
  const newRequest = () => ({
    requestId: crypto.randomUUID(),
    validUntil: new Date(Date.now() + validMs).toISOString(),
    userId: user,
  })
  const placed = {
    ...newRequest(),
    amount: bank && bahtFromSatang(bank.minDeposit),
    transferBankID: bank?.transferBankID,
    channel: 'bank',
  }
  const first = await check(deposit, placed)
  const { depositId } = Object(Object(answers.get('deposit')).data)
  if (depositId === undefined) return [first]
  const again = await check(deposit, placed)
  const isSame = Object(Object(answers.get('deposit')).data).depositId === depositId
  return [
    first,
    isSame
      ? again
      : { ...again, verdict: 'differs', detail: 'the same request was carried out twice' },
    await check(cancel, { ...newRequest(), depositId }),
  ]
}

function openBank(answer: unknown): TransferBank | undefined {
  const banks = v.safeParse(transferBanksSchema, Object(answer).data ?? answer)
  if (!banks.success) return undefined
  return banks.output.find(
    ({ status, openFrom, openTo }) => status === 'on' && isOpenAt(Date.now(), openFrom, openTo),
  )
}
