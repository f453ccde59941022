/** The players of a fuzz test: each has the data for every kind of request. */
import { providerPaths } from '#contract/provider'
import { scenarioPaths } from '#contract/scenario/scenario'
import { dayMs } from '#lib/time'
import type { Provider } from './provider'

export interface Account {
  id: string
  username: string
  password: string
  /** A deposit that waits for its money; empty before the player’s round. */
  depositId: string
}

export interface Player extends Account {
  /** An invited friend, who plays on the same phone. */
  friend: Account
}

/** The input of a registration. */
export interface Newcomer {
  username: string
  password: string
  bank_name: string
  book_number: string
  book_name: string
}

/** Makes a different person from each number. */
export function newcomer(number: number): Newcomer {
  const digits = String(number).padStart(4, '0')
  return {
    username: `086${digits}000`,
    password: 'Lotus-Rain-77',
    bank_name: 'ธนาคารกสิกรไทย',
    book_number: `77${digits}0000`,
    book_name: `ทดสอบ ${thaiName(number)}`,
  }
}

/** Account names contain only letters. */
function thaiName(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'กขคงจฉชซญด'.charAt(Number(digit)))
}

/**
 * Makes `count` players two days ago. Yesterday has a loss that earns cashback, a friend’s deposit that
 * earns commission, and a higher limit that may be confirmed by now.
 */
export async function makePlayers(provider: Provider, count: number): Promise<Player[]> {
  await provider.tester(scenarioPaths.automatic, { automatic: false })
  await provider.moveClock(-2 * dayMs)
  const players: Player[] = []
  for (let index = 0; index < count; index += 1) players.push(await livedPlayer(provider, index))
  await provider.moveClock(untilWithdrawalsOpen(new Date()))
  return players
}

async function livedPlayer(provider: Provider, index: number): Promise<Player> {
  const person = newcomer(2 * index)
  const id = await makeAccount(provider, person)
  await deposit(provider, id, 5000)
  await provider.tester(scenarioPaths.bet, { userId: id, stake: 1000, won: 0 })
  const invited = newcomer(2 * index + 1)
  const friendId = await makeAccount(provider, { ...invited, inviterID: id })
  await deposit(provider, friendId, 5000)
  const limit = { minutes: null, window: '24h' }
  for (const amount of [40_000, 50_000]) {
    for (const kind of ['deposit', 'loss']) {
      if (kind === 'loss' && amount === 50_000) continue
      await provider.request(id, providerPaths.limit(), { ...limit, kind, amount })
    }
  }
  return { ...playerOf(id, person), friend: playerOf(friendId, invited) }
}

function playerOf(id: string, { username, password }: Newcomer) {
  return { id, username, password, depositId: '' }
}

async function makeAccount(provider: Provider, person: object): Promise<string> {
  const told = await provider.post(providerPaths.register(), person)
  if (typeof told !== 'object' || told === null || !('data' in told || 'id' in told)) {
    throw new Error(`The registration was refused: ${JSON.stringify(told)}`)
  }
  const { id } = Object.assign({ id: undefined }, 'data' in told ? told.data : told)
  return String(id)
}

/** Makes a deposit that waits for its money. */
export async function openDeposit(
  provider: Provider,
  userId: string,
  amount: number,
): Promise<string> {
  const request = { amount, transferBankID: 'T1', channel: 'bank', PromotionID: null }
  const { depositId } = await provider.request(userId, providerPaths.deposit(), request)
  return String(depositId)
}

async function deposit(provider: Provider, userId: string, amount: number): Promise<void> {
  await payIn(provider, await openDeposit(provider, userId, amount))
}

/** Lets the money of a deposit arrive. */
export async function payIn(provider: Provider, depositId: string): Promise<void> {
  await provider.tester(scenarioPaths.bankLine, { depositId, line: 'right' })
}

/**
 * Withdrawals are closed around midnight in Bangkok, so the back ends’ clock is moved to the end of that
 * time.
 */
function untilWithdrawalsOpen(now: Date): number {
  const minutes = ((now.getUTCHours() + 7) % 24) * 60 + now.getUTCMinutes()
  const closedFor = (24 * 60 + 31 - minutes) % (24 * 60)
  return closedFor <= 80 ? closedFor * 60_000 : 0
}
