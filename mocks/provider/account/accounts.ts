/**
 * Accounts: `/playerlogin` and its check, `/usersystem/checkregister`, new players, players in the provider's
 * wire format, and POST /usersystem/update.
 */

import * as v from 'valibot'
import type { ProfileRequest, playerRecordSchema } from '#contract/account/account'
import { isBookNumber, plainBookNumber } from '#contract/site/site'
import { countOnWire } from '#contract/wire'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { personNameKey } from '#lib/text/personName'
import { plainUsername } from '#lib/text/phoneNumber'
import { ProviderError } from '../../answer'
import { isoNow } from '../../clock'
import { applyDueEvents } from '../applyDueEvents'
import { database } from '../database/database'
import { type PlayerRow, type ReceivedRow, tailOf } from '../database/rows'
import { requireKnown } from '../protection/protection'
import { balanceOf } from '../wallet/ledger'
import { activeReceived } from '../wallet/locks'
import { hashPassword, isPassword } from './password'

const text = v.pipe(v.string(), v.maxLength(256))
const filled = v.pipe(
  text,
  v.check((value) => value.trim() !== '', 'Must not be empty'),
)

/** `device`: our addition, identifies the device. A real provider recognises devices in its own way. */
export const loginSchema = v.object({
  username: text,
  password: text,
  device: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{16}$/))),
})

export const checkSchema = v.object({ userId: text })

export const identitySchema = v.object({
  username: filled,
  book_number: filled,
  bank_name: filled,
  book_name: filled,
})

export const newPlayerSchema = v.object({
  ...identitySchema.entries,
  password: filled,
  inviterID: v.optional(v.nullable(text), null),
  /** Our addition: the version of the rules that the player accepted in the form. */
  rulesVersion: v.optional(countOnWire),
})

type PlayerRecordOnWire = v.InferInput<typeof playerRecordSchema>

/** @returns the player, or a marker for why not; a ban is only revealed after the right password */
export async function logIn(
  username: string,
  password: string,
  device?: string,
): Promise<PlayerRecordOnWire | 'notfound' | 'wrongpass' | 'banned'> {
  const player = await playerNamed(username)
  if (!player) return 'notfound'
  if (!(await isPassword(password, player.password))) return 'wrongpass'
  if (player.status === 'banned') return 'banned'
  await database.whereRoom(async () => {
    // Apply events that were due while the player was away.
    await applyDueEvents(player.id)
    await noteLogin(player, device)
  })
  return checkPlayer(player.id)
}

/** Most logins to keep per player. */
const mostLogins = 100

async function noteLogin(player: PlayerRow, device: string | undefined): Promise<void> {
  const { players, logins } = database
  const at = isoNow()
  await database.transaction('rw', players, logins, async () => {
    await players.update(player.id, {
      lastLoginAt: at,
      ...(device !== undefined && { devices: withDevice(player, device) }),
    })
    await logins.add({ userId: player.id, at, ...(device !== undefined && { device }) })
    const own = logins.where('[userId+at]').between([player.id, ''], [player.id, '~'])
    const known = await own.primaryKeys()
    await logins.bulkDelete(known.slice(0, Math.max(0, known.length - mostLogins)))
  })
}

/** Most devices to keep per player. */
const mostDevices = 5

function withDevice({ devices = [] }: PlayerRow, device: string): string[] {
  return [device, ...devices.filter((known) => known !== device)].slice(0, mostDevices)
}

/** Prefers the exact spelling: of two old accounts with one number, the later one keeps its own spelling. */
async function playerNamed(username: string): Promise<PlayerRow | undefined> {
  const written = username.trim()
  const found = await database.players
    .where('username')
    .anyOf(written, plainUsername(username))
    .toArray()
  return found.find((player) => player.username === written) ?? found[0]
}

/** @returns the player of a session */
export async function checkPlayer(userId: string): Promise<PlayerRecordOnWire | 'notfound'> {
  return (await findPlayer(userId)) ?? 'notfound'
}

interface Identity {
  username: string
  book_number: string
  bank_name: string
  book_name: string
}

interface NewPlayer extends Identity {
  password: string
  inviterID: string | null
  rulesVersion?: number | undefined
}

type Duplicate =
  | 'duplicatebooknumberandusername'
  | 'duplicatebooknumber'
  | 'duplicateusername'
  | 'duplicatebookname'

/** @returns a marker for data that another player already has, or null */
export async function duplicateOf(identity: Identity): Promise<Duplicate | null> {
  const { username, bank_name, book_number, book_name } = plain(identity)
  const { players } = database
  const sameAccount = await players.where({ bank_name, book_number }).count()
  const sameUsername = await players.where({ username }).count()
  if (sameAccount > 0 && sameUsername > 0) return 'duplicatebooknumberandusername'
  if (sameAccount > 0) return 'duplicatebooknumber'
  if (sameUsername > 0) return 'duplicateusername'
  const nameKey = personNameKey(book_name)
  // If two old accounts have one name, the later one has no `nameKey`.
  const sameName = players.where('nameKey').equals(nameKey).or('book_name').equals(book_name)
  return (await sameName.count()) > 0 ? 'duplicatebookname' : null
}

/** @returns the new player, or a marker for why not. Of two calls at once with one username, one succeeds. */
export async function createPlayer(
  form: NewPlayer,
): Promise<PlayerRecordOnWire | Duplicate | 'banknotfound' | 'booknumberinvalid'> {
  const identity = plain(form)
  const { rulesVersion } = form
  const createdAt = isoNow()
  const player: PlayerRow = {
    ...identity,
    nameKey: personNameKey(identity.book_name),
    tail: tailOf(identity.book_number),
    id: crypto.randomUUID(),
    password: await hashPassword(form.password), // before the transaction: waiting inside ends it
    status: 'active',
    inviterID: null,
    createdAt,
    lastLoginAt: null,
    ...(rulesVersion !== undefined && { rulesVersion, rulesAcceptedAt: createdAt }),
  }
  const { players, wallets, banks } = database
  const conflict = await database.transaction('rw', players, wallets, banks, async () => {
    const bank = await banks.filter((row) => row.bank_name === player.bank_name).first()
    if (bank?.status !== 'on') return 'banknotfound'
    if (!isBookNumber(player.book_number, bank)) return 'booknumberinvalid'
    const duplicate = await duplicateOf(player)
    if (duplicate) return duplicate
    await players.add({ ...player, inviterID: await knownInviter(form.inviterID) })
    return null
  })
  if (conflict) return conflict
  return (await findPlayer(player.id)) ?? Promise.reject(new Error('The new player is gone'))
}

/**
 * Ignores an unknown inviter, the new player included. Cycles are impossible, because a new player has invited
 * nobody and inviters never change.
 */
async function knownInviter(inviterID: string | null): Promise<string | null> {
  if (inviterID === null || inviterID === '') return null
  return (await database.players.get(inviterID))?.id ?? null
}

/** Normalises an identity for storage and comparison, so that a stray space or dash makes no difference. */
function plain({ username, book_number, bank_name, book_name }: Identity): Identity {
  return {
    username: plainUsername(username),
    book_number: plainBookNumber(book_number),
    bank_name: bank_name.trim(),
    book_name: book_name.normalize('NFC').trim().replace(/\s+/g, ' '),
  }
}

/** @returns one player, or null for an unknown id */
export function findPlayer(id: string): Promise<PlayerRecordOnWire | null> {
  return database.transaction(
    'r',
    database.players,
    database.wallets,
    database.received,
    async () => {
      const [player, balance, active] = await Promise.all([
        database.players.get(id),
        balanceOf(id),
        activeReceived(id),
      ])
      return player ? describePlayer(player, balance, active) : null
    },
  )
}

export function listPlayers(): Promise<PlayerRecordOnWire[]> {
  return database.transaction(
    'r',
    database.players,
    database.wallets,
    database.received,
    async () => {
      const [players, wallets, active] = await Promise.all([
        database.players.toArray(),
        database.wallets.toArray(),
        database.received.where('activeKey').above('').toArray(),
      ])
      const balances = new Map(wallets.map((wallet) => [wallet.userId, wallet.balance]))
      const activeOf = new Map(active.map((received) => [received.userId, received]))
      return players.map((player) =>
        describePlayer(player, balances.get(player.id) ?? satang(0), activeOf.get(player.id)),
      )
    },
  )
}

/** Wire format without the password and fields of staff and the back end; `promotion` is the active one. */
function describePlayer(
  row: PlayerRow,
  balance: Satang,
  active: ReceivedRow | undefined,
): PlayerRecordOnWire {
  const { password: _, tags: __, devices: ___, sessionsFrom: ____, ...kept } = row
  const { tail: _____, nameKey: ______, ...shown } = kept
  const { accountEnd: _______, nameWords: ________, ...player } = shown
  return {
    ...player,
    name: player.book_name,
    credit: bahtFromSatang(balance),
    PromotionID: active?.PromotionID ?? null,
    PromotionDetail: active?.PromotionName ?? null,
    PromotionStatus: active?.status ?? null,
  }
}

export async function updateProfile({ userId, nickname, avatar }: ProfileRequest): Promise<object> {
  await requireKnown(userId)
  await database.players.update(userId, { nickname: nickname || null, avatar })
  const player = await findPlayer(userId)
  if (!player) throw new ProviderError('notfound')
  return player
}
