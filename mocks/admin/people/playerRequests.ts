/** `/usersystem/status`, `/bank`, `/password`, `/note`, `/tag`: staff actions on one player. */
import type * as v from 'valibot'
import type {
  playerBankSchema,
  playerNoteSchema,
  playerPasswordSchema,
  playerStatusSchema,
  playerTagsSchema,
} from '#contract/admin/people'
import { isBookNumber, plainBookNumber } from '#contract/site/site'
import { personNameKey } from '#lib/text/personName'
import { secondMs } from '#lib/time'
import { isoNow, later, now } from '../../clock'
import { database } from '../../provider/database/database'
import { type PasswordHash, type PlayerRow, tailOf } from '../../provider/database/rows'
import { blockOf } from '../../provider/protection/protection'
import { decidedAlready } from '../decidedAlready'
import { AdminError, invalid, type RequestResult, type Staff } from '../requests'

/** Runs in the request's transaction, like all of these. */
export async function setStatus({
  userId,
  decision,
  status,
  reason,
}: v.InferOutput<typeof playerStatusSchema>): Promise<RequestResult<object>> {
  const player = await known(userId)
  const isBan = decision === 'ban'
  if (player.status !== status || isBan === (status === 'banned'))
    throw await decidedAlready(userId, ['user.ban', 'user.unban'])
  const next = isBan ? 'banned' : await statusWithoutBan(userId)
  await database.players.update(userId, { status: next, ...(isBan && sessionsFromNow()) })
  return {
    ...about(userId, `user.${decision}`),
    before: { status },
    after: { status: next },
    reason,
  }
}

/** Ends all sessions, so the player must log in again. Rounded down, because tokens have whole seconds. */
function sessionsFromNow(): Pick<PlayerRow, 'sessionsFrom'> {
  return { sessionsFrom: later(Math.floor(now() / secondMs) * secondMs, 0) }
}

/** A break or an exclusion continues after a ban, however long the ban lasted. */
async function statusWithoutBan(userId: string): Promise<PlayerRow['status']> {
  const block = await blockOf(userId)
  if (!block) return 'active'
  return block.kind === 'timeout' ? 'timeout' : 'excluded'
}

/** Changes the bank account; pending withdrawals keep the one they were requested with. */
export async function setBank(
  request: v.InferOutput<typeof playerBankSchema>,
): Promise<RequestResult<object>> {
  const { userId, bank_name, reason } = request
  const player = await known(userId)
  if ((player.bankChangedAt ?? null) !== request.bankChangedAt) {
    throw new AdminError('versionchanged')
  }
  const bank = await database.banks.filter((row) => row.bank_name === bank_name).first()
  // A player may keep an account at a bank that was switched off, with a corrected number or name.
  const isOffered = bank?.status === 'on' || bank_name === player.bank_name
  if (!bank || !isOffered) throw invalid('bank_name', 'banknotfound')
  const book_number = plainBookNumber(request.book_number)
  if (!isBookNumber(book_number, bank)) throw new AdminError('booknumberinvalid')
  const book_name = request.book_name.normalize('NFC').replace(/\s+/g, ' ')
  if (
    player.bank_name === bank_name &&
    player.book_number === book_number &&
    player.book_name === book_name
  ) {
    // An unchanged account would hold withdrawals for hours for nothing.
    throw invalid('book_number', 'same')
  }
  const sameAccount = await database.players.where({ bank_name, book_number }).toArray()
  const nameKey = personNameKey(book_name)
  const sameName = await database.players
    .where('nameKey')
    .equals(nameKey)
    .or('book_name')
    .equals(book_name)
    .toArray()
  const isTaken = [...sameAccount, ...sameName].some(({ id }) => id !== userId)
  if (isTaken) throw new AdminError('bankaccounttaken')
  await database.players.update(userId, {
    bank_name,
    book_number,
    book_name,
    nameKey,
    tail: tailOf(book_number),
    bankChangedAt: isoNow(),
  })
  return {
    ...about(userId, 'user.bank'),
    before: {
      bank_name: player.bank_name,
      book_number: player.book_number,
      book_name: player.book_name,
    },
    after: { bank_name, book_number, book_name },
    reason,
  }
}

/**
 * Sets a password that staff tell the player, who may change it; hashed before the transaction. If two
 * colleagues do it at once, the second is refused: the player might have got the one that no longer works.
 */
export async function setPassword(
  { userId, reason, passwordSetAt }: v.InferOutput<typeof playerPasswordSchema>,
  _: Staff,
  password: PasswordHash,
): Promise<RequestResult<object>> {
  const player = await known(userId)
  if ((player.passwordSetAt ?? null) !== passwordSetAt) {
    throw await decidedAlready(userId, ['user.password'])
  }
  const given = { password, passwordSetAt: isoNow() }
  await database.players.update(userId, { ...given, ...sessionsFromNow() })
  return { ...about(userId, 'user.password'), reason }
}

export async function addNote(
  { userId, text }: v.InferOutput<typeof playerNoteSchema>,
  { adminID }: Staff,
): Promise<RequestResult<object>> {
  await known(userId)
  await database.playerNotes.add({ userId, adminID, text, createdAt: isoNow() })
  return { ...about(userId, 'user.note'), after: { text } }
}

export async function setTags({
  userId,
  tags,
  shown,
}: v.InferOutput<typeof playerTagsSchema>): Promise<RequestResult<object>> {
  const before = (await known(userId)).tags ?? []
  if (JSON.stringify(before) !== JSON.stringify(shown)) throw new AdminError('versionchanged')
  const after = [...new Set(tags)]
  await database.players.update(userId, { tags: after })
  return { ...about(userId, 'user.tag'), before: { tags: before }, after: { tags: after } }
}

async function known(userId: string): Promise<PlayerRow> {
  const player = await database.players.get(userId)
  if (!player) throw new AdminError('notfound')
  return player
}

function about(userId: string, action: string) {
  return { action, targetType: 'player', targetId: userId, answer: {} }
}
