import { addDays, bangkokDay, startOfBangkokDay } from '#lib/time'
import type { Random } from '../../random'
import { type PasswordHash, type PlayerRow, tailOf } from '../database/rows'
import { banks } from './site'

/** A player of the seed, who joined `daysAgo`. */
export interface Person {
  player: PlayerRow
  daysAgo: number
}

/** The ids of the published accounts. */
export const demoPlayerId = 'M1001'
export const secondPlayerId = 'M1002'
const bannedPlayerId = 'M1003'

/** `player1234`, the published password of all simulated players; hashed here once, so that seeding is quick. */
export const demoPassword: PasswordHash = {
  salt: '9f2c51d07be84a63b1d4e6f80a7c3925',
  hash: 'cf5524a57558c7d1ba473bdda03fd0ceaafa9bb29c921517412c375d745bdb03',
  iterations: 10_000,
}

const firstNames = 'กล้า ขวัญ คีริน จันทร์ ฉัตร ชล ดาว ต้นกล้า ทะเล ธาร นที ปรายฟ้า พายุ ภูผา'.split(' ')
const lastNames = ['เกมจำลอง', 'สนามซ้อม', 'ดาวประดิษฐ์']

/** The owners of the published accounts, then 41 invented members. */
export function makePeople(today: number, random: Random): Person[] {
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
      username: `0000000${101 + index}`, // no telephone has such a number
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
  // Accounts that begin with so many zeros are given out by no bank.
  const book_number = String(1000 + index).padStart(bank?.digits[0] ?? 10, '0')
  const player: PlayerRow = {
    id,
    username,
    password: demoPassword,
    bank_name: bank?.bank_name ?? '',
    book_number,
    tail: tailOf(book_number),
    book_name: name,
    status: id === bannedPlayerId ? 'banned' : 'active',
    inviterID: inviterOf(index),
    createdAt: new Date(joined).toISOString(),
    lastLoginAt: null,
  }
  return { player, daysAgo }
}

const eightHoursMs = 8 * 60 * 60 * 1000

/** The first members are friends of the two demo players, who were there before all of them. */
function inviterOf(index: number): string | null {
  if (index >= 3 && index < 9) return demoPlayerId
  return index >= 9 && index < 12 ? secondPlayerId : null
}
