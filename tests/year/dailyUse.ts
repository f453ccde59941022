/**
 * Simulates daily use for any number of days through the simulated back ends' own calls, with their clock
 * moved as a whole. The result is what a daily player leaves behind, and is the same each time. Unit tests
 * read it, and the benchmark loads it into a browser.
 */
import { readFile } from 'node:fs/promises'
import { calendarPaths } from '#contract/calendar/calendar'
import { mailChangePaths } from '#contract/mail/changes'
import { providerPaths } from '#contract/provider'
import { normalizeCode } from '#contract/rewards/rewards'
import { addDays, bangkokDay, dayMs, startOfBangkokDay } from '#lib/time'
import { calendarDatabase } from '#mocks/calendar/database'
import { setClock, setClockOffset } from '#mocks/clock'
import type { MockConfig } from '#mocks/config'
import { mailDatabase } from '#mocks/mail/database'
import { createNetwork } from '#mocks/network'
import { database, resetProvider } from '#mocks/provider/database/database'
import { play } from '#mocks/provider/games'
import { makeCodes } from '#mocks/provider/seed/offers'
import { demoPlayerId } from '#mocks/provider/seed/seed'
import { balanceOf } from '#mocks/provider/wallet/ledger'
import { Random, setRandom } from '#mocks/random'
import { signToken } from '#mocks/token'

const minuteMs = 60_000

const config: MockConfig = {
  apiOrigin: 'http://localhost',
  providerOrigin: 'https://provider.invalid',
  transferBankSegment: 'secretpart',
  mocked: true,
  accountDelayMs: 0,
  loadFile: async (path) => new Response(await readFile(`public${path}`)),
}

const network = createNetwork(config)

export interface Use {
  days: number
  /** End of the last day, in milliseconds since 1970. */
  until: number
  /** Bytes of the picture that comes with every second deposit. */
  slipBytes: number
}

/** Resets all stores to their seeds at `days` before `until`, then simulates these days. */
export async function useDaily({ days, until, slipBytes }: Use): Promise<void> {
  const clock = new Clock(startOfBangkokDay(addDays(bangkokDay(until), -days)))
  const deviceNow = Date.now
  Date.now = () => clock.time
  setClock(() => Date.now())
  setClockOffset(0)
  const random = new Random(365)
  setRandom((bytes) => {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = random.integer(0, 255)
  })
  try {
    await resetProvider()
    await Promise.all([mailDatabase.reset(config), calendarDatabase.reset(config)])
    const player = new Caller(demoPlayerId, clock)
    const friends: Caller[] = []
    for (let day = 0; day < days; day += 1) {
      clock.time = startOfBangkokDay(addDays(bangkokDay(until), day - days)) + 9 * 60 * minuteMs
      await new Day(player, friends, random, day).live(slipBytes)
    }
  } finally {
    setRandom()
    Date.now = deviceNow
  }
}

/** Shared clock of all calls. */
class Clock {
  constructor(public time: number) {}
}

type Fields = Record<string, unknown>

/** Player who calls the back ends with their own token. */
class Caller {
  #requests = 0

  constructor(
    readonly id: string,
    readonly clock: Clock,
  ) {}

  wait(milliseconds: number): void {
    this.clock.time += milliseconds
  }

  read(path: string): Promise<Fields> {
    return this.#ask(config.providerOrigin + path)
  }

  /** Makes a request. If it is not allowed at the moment, the answer is the refusal. */
  request(path: string, request: object = {}): Promise<Fields> {
    this.#requests += 1
    const requestId = `${this.#requests.toString(16).padStart(8, '0')}-${this.id.slice(-4)}-4000-8000-000000000000`
    return this.#ask(config.providerOrigin + path, { requestId, userId: this.id, ...request })
  }

  /** Makes a call of the app's own `/api`. */
  call(path: string, body: object): Promise<Fields> {
    return this.#ask(config.apiOrigin + path, body)
  }

  async #ask(url: string, body?: object): Promise<Fields> {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await signToken(this.id)}`,
    }
    const request = body
      ? new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
      : new Request(url, { headers })
    const response = await network.respond(request)
    if (response.status >= 500) throw new Error(`${url} answered ${response.status}`)
    const answer = fieldsOf(await response.json())
    return 'data' in answer ? fieldsOf(answer['data']) : answer
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** One day of a player who logs in, claims, deposits, plays, wins, withdraws, writes and plans. */
class Day {
  constructor(
    readonly player: Caller,
    readonly friends: Caller[],
    readonly random: Random,
    readonly day: number,
  ) {}

  async live(slipBytes: number): Promise<void> {
    const { player, day } = this
    const { id } = player
    if (day === 0) {
      const limit = { kind: 'loss', window: '30d', amount: 50_000, minutes: null }
      await player.request(providerPaths.limit(), limit)
    }
    const account = { username: '0812345678', password: 'player1234' }
    await player.request(providerPaths.playerLogin(), account)
    await this.#claimCashback()
    if (day % 2 === 0) await this.#deposit(slipBytes)
    await this.#play()
    await this.#spin()
    if (day % 7 === 6) await this.#eachWeek()
    if (day % 30 === 15) await this.#eachMonth()
    player.wait(5 * minuteMs)
    await player.read(providerPaths.notifications(id))
    await this.#writeAndPlan()
  }

  async #claimCashback(): Promise<void> {
    const { player } = this
    const periods = Object.values(await player.read(providerPaths.cashback(player.id)))
    for (const period of periods.map(fieldsOf)) {
      const { cashbackId, status } = period
      if (status === 'claimable')
        await player.request(providerPaths.cashbackClaim(), { cashbackId })
    }
  }

  async #deposit(slipBytes: number): Promise<void> {
    const { player, random, day } = this
    const image = new Uint8Array(slipBytes).fill(day)
    image.set([0xff, 0xd8, 0xff, day & 255, day >> 8])
    const amount = random.pick([300, 500, 1000])
    const depositId = await sendMoney(player, amount, day % 10 === 0 ? 'P2' : null)
    const picture = Buffer.from(image).toString('base64')
    await player.request(providerPaths.depositSlip(), { depositId, image: picture })
    player.wait(minuteMs)
    await player.read(providerPaths.wallet(player.id))
  }

  async #play(): Promise<void> {
    const { player, random } = this
    const { loginLink } = await player.request(providerPaths.loginLink(), { providerCode: 'NOVA' })
    const session = new URL(String(loginLink), 'http://app').searchParams.get('session')
    for (let bet = 0; bet < 12; bet += 1) {
      player.wait(minuteMs)
      const stake = random.pick([10, 20, 50])
      const side = random.pick(['high', 'low'])
      await player.request(providerPaths.gameBet(), { session, stake, side })
    }
  }

  async #spin(): Promise<void> {
    const { player, day } = this
    const { nextSeedHash: seedHash } = await player.read(providerPaths.wheelPoint(player.id))
    const spin = { clientSeed: `day ${day}`, seedHash }
    const { code } = await player.request(providerPaths.wheelSpin(), spin)
    if (typeof code === 'string') await player.request(providerPaths.redeemCode(), { code })
  }

  async #eachWeek(): Promise<void> {
    const { player, friends, day } = this
    await player.request(providerPaths.withdraw(), { amount: 200 })
    const code = await giveCode(day)
    await player.request(providerPaths.redeemCode(), { code })
    await player.request(providerPaths.supportMessage(), { text: `Day ${day}`, about: null })
    for (const friend of friends) {
      const depositId = await sendMoney(friend, 500, null)
      await friend.request(providerPaths.depositSubmit(), { depositId })
    }
    player.wait(2 * minuteMs)
    for (const friend of friends) {
      await friend.read(providerPaths.balance(friend.id))
      await playAll(friend)
    }
  }

  async #eachMonth(): Promise<void> {
    const { player, friends, day } = this
    await player.request(providerPaths.inviteClaim())
    const number = String(friends.length + 1).padStart(3, '0')
    const friend = await player.request(providerPaths.register(), {
      username: `0870000${number}`,
      password: 'player1234',
      bank_name: 'ธนาคารกสิกรไทย',
      book_number: `9990000${number}`,
      book_name: `Friend ${number} of day ${day}`,
      inviterID: player.id,
    })
    friends.push(new Caller(String(friend['id']), player.clock))
  }

  /** Writes a mail, and plans an event two days ahead. */
  async #writeAndPlan(): Promise<void> {
    const { player, day } = this
    const id = `daily-${day}`
    const message = `What there is to say on day ${day}. `.repeat(8)
    const draft = { id, to: 'friend@example.com', subject: `Day ${day}`, message }
    await player.call(mailChangePaths.saveDraft, draft)
    await player.call(mailChangePaths.send, { id })
    const start = new Date(player.clock.time + 2 * dayMs).toISOString()
    await player.call(calendarPaths.add, { title: `Plan of day ${day}`, start })
  }
}

/** Adds a code directly, because the operator has no call for it here. */
async function giveCode(day: number): Promise<string> {
  const [model] = makeCodes(0)
  const shown = `WEEK-${day}`
  if (model) {
    const code = normalizeCode(shown)
    await database.codes.add({ ...model, codeId: shown, code, shown, expireAt: null })
  }
  return shown
}

/** Stakes all credit of a friend and wins it back, so that the deposit is played and earns commission. */
async function playAll(friend: Caller): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const credit = await balanceOf(friend.id)
    if (credit > 0) await play(friend.id, credit, credit)
  })
}

async function sendMoney(
  player: Caller,
  amount: number,
  PromotionID: string | null,
): Promise<unknown> {
  const request = { amount, transferBankID: 'T1', channel: 'bank', PromotionID }
  return (await player.request(providerPaths.deposit(), request))['depositId']
}
