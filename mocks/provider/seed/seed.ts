import { satang } from '#lib/money'
import { personNameKey } from '#lib/text/personName'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/time'
import { Random } from '../../random'
import type { WheelPointRow } from '../database/playRows'
import {
  type CommissionRow,
  type DepositRow,
  type PasswordHash,
  type PlayerRow,
  tailOf,
} from '../database/rows'
import { leaveOpen, liveAsDemoPlayer, liveAsMember, Story } from './histories'
import { makeCodes, makePromotions } from './offers'
import {
  banks,
  banners,
  commissionPercent,
  makeGameProviders,
  settings,
  transferBanks,
} from './site'

export type Seed = ReturnType<typeof makeSeed>

/** A believable operator, the same on every device except for the dates, which lead up to `today`. */
export function makeSeed(today: number) {
  const random = new Random(20_261_121)
  const people = makePeople(today, random)
  const promotions = makePromotions(today)
  const stories = people.map((person, index) => makeStory(person, index, promotions, random, today))
  const wallets = stories.map((story) => story.wallet())
  const deposits = stories.flatMap((story) => story.deposits)
  return {
    players: stories.map(({ player }, index) => ({
      ...player,
      lastLoginAt: wallets[index]?.updatedAt ?? null,
    })),
    wallets,
    // The database numbers the rows in this order.
    ledger: stories.flatMap((story) => story.ledger).toSorted(byTime),
    deposits,
    withdraws: stories.flatMap((story) => story.withdraws),
    promotions: Object.values(promotions),
    received: stories.flatMap((story) => story.received),
    commissions: makeCommissions(people, deposits),
    banners,
    settings,
    banks,
    transferBanks,
    codes: makeCodes(today),
    wheelPoints: makeWheelPoints(today),
    gameProviders: makeGameProviders(today),
  }
}

function makeStory(
  { player, daysAgo }: Person,
  index: number,
  { daily, charge }: ReturnType<typeof makePromotions>,
  random: Random,
  today: number,
): Story {
  const story = new Story(player, random)
  if (player.id === demoPlayerId) {
    liveAsDemoPlayer(story, today, daily, charge)
    return story
  }
  liveAsMember(story, daysAgo, today, daily)
  if (index % 6 === 5) leaveOpen(story, today)
  return story
}

function makeCommissions(people: Person[], deposits: DepositRow[]): CommissionRow[] {
  const inviters = new Map(people.map(({ player }) => [player.id, player.inviterID]))
  return deposits.flatMap((deposit) => {
    const inviterId = inviters.get(deposit.userId)
    if (!inviterId || deposit.status !== 'confirmed') return []
    return {
      depositId: deposit.depositId,
      level: 1,
      inviterId,
      friendId: deposit.userId,
      amount: satang(Math.floor((deposit.credited * commissionPercent) / 100)),
      createdAt: deposit.decidedAt ?? deposit.createdAt,
    }
  })
}

function byTime(first: { createdAt: string }, second: { createdAt: string }): number {
  return first.createdAt.localeCompare(second.createdAt)
}

/** A player of the seed, who joined `daysAgo`. */
interface Person {
  player: PlayerRow
  daysAgo: number
}

/** Ids of the published accounts. */
export const demoPlayerId = 'M1001'
const secondPlayerId = 'M1002'
const bannedPlayerId = 'M1003'

/** `player1234`, the published password of all simulated players; hashed in advance for fast seeding. */
export const demoPassword: PasswordHash = {
  salt: '9f2c51d07be84a63b1d4e6f80a7c3925',
  hash: 'cf5524a57558c7d1ba473bdda03fd0ceaafa9bb29c921517412c375d745bdb03',
  iterations: 10_000,
}

const firstNames = 'กล้า ขวัญ คีริน จันทร์ ฉัตร ชล ดาว ต้นกล้า ทะเล ธาร นที ปรายฟ้า พายุ ภูผา'.split(' ')
const lastNames = ['เกมจำลอง', 'สนามซ้อม', 'ดาวประดิษฐ์']

/** The published accounts, then 41 invented members. */
function makePeople(today: number, random: Random): Person[] {
  const owners: Newcomer[] = [
    { id: demoPlayerId, username: '0812345678', name: 'สายฟ้า เกมสาธิต', daysAgo: 366 },
    { id: secondPlayerId, username: '0823456789', name: 'น้ำฝน เกมสาธิต', daysAgo: 300 },
    { id: bannedPlayerId, username: '0899999999', name: 'เมฆา เกมสาธิต', daysAgo: 200 },
  ]
  const members = lastNames
    .flatMap((last) => firstNames.map((first) => `${first} ${last}`))
    .slice(0, 41)
    .map((name, index) => ({
      id: `M${2001 + index}`,
      username: `0000000${101 + index}`, // not a real phone number
      name,
      daysAgo: random.integer(20, 290),
    }))
  return [...owners, ...members].map((newcomer, index) => settle(newcomer, index, today))
}

interface Newcomer {
  id: string
  username: string
  name: string
  daysAgo: number
}

function settle({ id, username, name, daysAgo }: Newcomer, index: number, today: number): Person {
  const bank = banks[index % banks.length]
  const joined = startOfBangkokDay(addDays(bangkokDay(today), -daysAgo)) + eightHoursMs
  // No bank issues account numbers with so many leading zeros.
  const book_number = String(1000 + index).padStart(bank?.digits[0] ?? 10, '0')
  const player: PlayerRow = {
    id,
    username,
    password: demoPassword,
    bank_name: bank?.bank_name ?? '',
    book_number,
    tail: tailOf(book_number),
    book_name: name,
    nameKey: personNameKey(name),
    status: id === bannedPlayerId ? 'banned' : 'active',
    inviterID: inviterOf(index),
    createdAt: new Date(joined).toISOString(),
    lastLoginAt: null,
  }
  return { player, daysAgo }
}

const eightHoursMs = 8 * 60 * 60 * 1000

/** Makes the first members friends of the two demo players, who joined before them. */
function inviterOf(index: number): string | null {
  if (index >= 3 && index < 9) return demoPlayerId
  return index >= 9 && index < 12 ? secondPlayerId : null
}

/** Some points for the published accounts, so that they can try the wheel at once. */
function makeWheelPoints(today: number): WheelPointRow[] {
  return [demoPlayerId, secondPlayerId].map((userId) => ({
    userId,
    point: 5,
    type: 'gift',
    idemKey: `gift:seed-${userId}`,
    createdAt: new Date(today).toISOString(),
  }))
}
