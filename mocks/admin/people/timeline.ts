/**
 * `/usersystem/timeline/{id}`: all that happened to one player in one list, the newest first. Every table is
 * walked by its own index no further than a page needs, and the walks are merged.
 */
import { Dexie, type Table } from 'dexie'
import * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import {
  type TimelineKind,
  type timelineEntrySchema,
  timelineKinds,
  type timelineSchema,
} from '#contract/admin/people'
import { momentText } from '#contract/wire'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { bangkokDay } from '#lib/time'
import { refuse } from '../../answer'
import { isoNow } from '../../clock'
import { database } from '../../provider/database/database'
import type { LedgerRow, LedgerType } from '../../provider/database/rows'
import { staffNames } from '../money/players'
import { AdminRefused, type Staff } from '../orders'

type EntryOnWire = v.InferInput<typeof timelineEntrySchema>

/** Entries of a page; rows that a walk reads at first, and at most, at once. */
const pageEntries = 30
const fewestRows = 40
const mostRows = 1000

interface Asked {
  userId: string
  /** Only what happened before this moment, ISO text; null for all. */
  before: string | null
  staff: Staff
  nameOf: (actor: string | null | undefined) => string | null
}

type Walk = (asked: Asked) => AsyncGenerator<EntryOnWire>

const querySchema = v.object({
  before: v.optional(momentText),
  kind: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(timelineKinds)),
    ),
  ),
})

export async function answerTimeline(
  userId: string,
  staff: Staff,
  search: URLSearchParams,
): Promise<Response> {
  const query = v.safeParse(querySchema, Object.fromEntries(search))
  if (!query.success) return refuse(400, `${v.getDotPath(query.issues[0]) ?? 'query'}: unknown`)
  if (!(await database.players.get(userId))) throw new AdminRefused('notfound')
  const { before = null, kind = timelineKinds } = query.output
  const asked: Asked = { userId, before, staff, nameOf: await staffNames() }
  const walks = [...new Set(kind)].flatMap((name) => walksOf[name].map((walk) => walk(asked)))
  const { entries, next } = await merged(walks)
  const answer: v.InferInput<typeof timelineSchema> = { data: entries, next, asOf: isoNow() }
  return Response.json(answer)
}

/** A page of all walks together. What happened at one moment is never divided: the next page begins before it. */
async function merged(
  walks: readonly AsyncGenerator<EntryOnWire>[],
): Promise<{ entries: EntryOnWire[]; next: string | null }> {
  const heads = await Promise.all(
    walks.map(async (walk) => ({ walk, entry: (await walk.next()).value })),
  )
  const entries: EntryOnWire[] = []
  for (;;) {
    const newest = heads.reduce<(typeof heads)[number] | null>(
      (first, head) => (head.entry && head.entry.at > (first?.entry?.at ?? '') ? head : first),
      null,
    )
    if (!newest?.entry) return { entries, next: null }
    const last = entries.at(-1)
    if (last && entries.length >= pageEntries && newest.entry.at !== last.at) {
      return { entries, next: last.at }
    }
    entries.push(newest.entry)
    newest.entry = (await newest.walk.next()).value
  }
}

/** The rows of one owner, the newest first, by an index `[owner+moment]`. */
async function* newest<Row, Key, Insert>(
  table: Table<Row, Key, Insert>,
  index: string,
  owner: readonly string[],
  before: string | null,
): AsyncGenerator<Row> {
  let offset = 0
  // A day of play is one entry of many rows: who reads on reads more at once.
  for (let portion = fewestRows; ; portion = Math.min(mostRows, 2 * portion)) {
    const rows = table
      .where(index)
      .between([...owner, Dexie.minKey], [...owner, before ?? Dexie.maxKey], true, false)
    rows.reverse()
    const read = await rows.offset(offset).limit(portion).toArray()
    yield* read
    if (read.length < portion) return
    offset += portion
  }
}

/** What is few and has no index of its moments. */
async function* few(read: Promise<EntryOnWire[]>, { before }: Asked): AsyncGenerator<EntryOnWire> {
  const entries = (await read).toSorted((one, other) => (one.at < other.at ? 1 : -1))
  yield* entries.filter(({ at }) => before === null || at < before)
}

async function* deposits({ userId, before, nameOf }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.deposits, '[userId+createdAt]', [userId], before)) {
    yield {
      kind: 'deposit',
      what: row.status,
      id: row.depositId,
      at: row.createdAt,
      amount: bahtFromSatang(row.status === 'confirmed' ? row.credited : row.amount),
      text: row.reason,
      by: nameOf(row.decidedBy),
    }
  }
}

async function* withdrawals({ userId, before, nameOf }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.withdraws, '[userId+createdAt]', [userId], before)) {
    yield {
      kind: 'withdrawal',
      what: row.status,
      id: row.withdrawId,
      at: row.createdAt,
      amount: 0 - bahtFromSatang(row.amount),
      text: row.reason,
      by: nameOf(row.paidBy ?? row.approvedBy),
    }
  }
}

async function* promotions({ userId, before }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.received, '[userId+receivedAt]', [userId], before)) {
    yield {
      kind: 'promotion',
      what: row.status,
      id: row.receivedId,
      at: row.receivedAt,
      amount: bahtFromSatang(row.bonus),
      name: row.PromotionName,
      text: row.reason,
    }
  }
}

async function* codes({ userId, before }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.codeRedeems, '[userId+createdAt]', [userId], before)) {
    const { redeemId: id, createdAt: at, shown: name } = row
    yield { kind: 'code', what: 'redeemed', id, at, name, amount: bahtFromSatang(row.amount) }
  }
}

async function* spins({ userId, before }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.wheelSpins, '[userId+createdAt]', [userId], before)) {
    const { spinId: id, createdAt: at, label: name, prizeType: what } = row
    const amount = row.amount > 0 ? bahtFromSatang(satang(row.amount)) : null
    yield { kind: 'spin', what, id, at, name, amount }
  }
}

async function* notes({ userId, before, nameOf }: Asked): AsyncGenerator<EntryOnWire> {
  for await (const row of newest(database.playerNotes, '[userId+createdAt]', [userId], before)) {
    const { seq, createdAt: at, text, adminID } = row
    yield { kind: 'note', what: 'note', id: String(seq), at, text, by: nameOf(adminID) }
  }
}

/** Changes of credit that have no table of their own. */
function entered(kind: TimelineKind, type: LedgerType): Walk {
  return async function* walk({ userId, before, nameOf }) {
    const index = '[userId+type+createdAt]'
    for await (const row of newest(database.ledger, index, [userId, type], before)) {
      yield {
        kind,
        what: type,
        id: row.refId,
        at: row.createdAt,
        amount: bahtFromSatang(row.amount),
        text: row.reason ?? null,
        by: row.refType === 'admin' ? nameOf(row.actor) : null,
      }
    }
  }
}

/** Bets by the game and the day they were made in, as the player's statement has them. */
async function* play({ userId, before }: Asked): AsyncGenerator<EntryOnWire> {
  const names = new Map(
    (await database.gameProviders.toArray()).map((row) => [row.providerCode, row.providerName]),
  )
  const shown = await sessionAt(userId, before)
  let group: LedgerRow[] = []
  for await (const row of newest(database.ledger, '[userId+createdAt]', [userId], before)) {
    const session = sessionOf(row)
    // The rest of what the page before this one has told.
    if (session === null || (session === shown && group.length === 0)) continue
    const [first] = group
    if (first && sessionOf(first) !== session) {
      yield told(first, group, names)
      group = []
    }
    group.push(row)
  }
  const [first] = group
  if (first) yield told(first, group, names)
}

/** The session that was played at `before` or next after it. */
async function sessionAt(userId: string, before: string | null): Promise<string | null> {
  if (before === null) return null
  const later = await database.ledger
    .where('[userId+createdAt]')
    .between([userId, before], [userId, Dexie.maxKey])
    .filter((row) => sessionOf(row) !== null)
    .first()
  return later ? sessionOf(later) : null
}

function sessionOf({ refType, refId, game, createdAt }: LedgerRow): string | null {
  return refType === 'game' ? `${game?.session ?? refId} ${bangkokDay(new Date(createdAt))}` : null
}

function told(
  first: LedgerRow,
  group: readonly LedgerRow[],
  names: ReadonlyMap<string, string>,
): EntryOnWire {
  const stakes = group.filter(({ type }) => type === 'bet_sim')
  return {
    kind: 'play',
    what: 'play',
    id: first.refId,
    at: first.createdAt,
    amount: sum(group),
    name: names.get(first.game?.providerCode ?? '') ?? null,
    bets: stakes.length,
    staked: 0 - sum(stakes),
  }
}

/** In baht. */
function sum(rows: readonly { amount: Satang }[]): number {
  return bahtFromSatang(satang(rows.reduce((total, { amount }) => total + amount, 0)))
}

function account(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readAccount(asked.userId), asked)
}

/** Of log-ins only the last one is known. */
async function readAccount(userId: string): Promise<EntryOnWire[]> {
  const player = await database.players.get(userId)
  if (!player) return []
  const { createdAt, lastLoginAt } = player
  const about = { kind: 'account' as const, id: userId }
  const login = lastLoginAt === null ? [] : [{ ...about, what: 'login', at: lastLoginAt }]
  return [{ ...about, what: 'registered', at: createdAt }, ...login]
}

function protection(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readProtection(asked.userId), asked)
}

async function readProtection(userId: string): Promise<EntryOnWire[]> {
  const [limits, blocks] = await Promise.all([
    database.limits.where({ userId }).toArray(),
    database.blocks.where({ userId }).toArray(),
  ])
  return [
    ...limits.map(
      (row): EntryOnWire => ({
        kind: 'protection',
        what: `limit.${row.kind}`,
        id: row.limitId,
        at: row.createdAt,
        amount: row.amount === null ? null : bahtFromSatang(row.amount),
        text: row.minutes === null ? null : String(row.minutes),
      }),
    ),
    ...blocks.map(
      (row): EntryOnWire => ({
        kind: 'protection',
        what: row.kind,
        id: row.blockId,
        at: row.startAt,
        text: row.reason,
      }),
    ),
  ]
}

function staffs(asked: Asked): AsyncGenerator<EntryOnWire> {
  return few(readStaffs(asked), asked)
}

/** What notes and adjustments tell themselves is not told twice. */
const toldElsewhere: readonly string[] = ['user.note', 'credit.adjust']

/** Orders about the player; who may not read everybody's entries of the audit sees their own. */
async function readStaffs({ userId, staff, nameOf }: Asked): Promise<EntryOnWire[]> {
  const rows = await database.audit
    .where('[targetId+seq]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .toArray()
  const seesAll = isGranted(staff.role, 'audit.all')
  return rows
    .filter(({ action }) => !toldElsewhere.includes(action))
    .filter(({ adminID }) => seesAll || adminID === staff.adminID)
    .map(({ seq, at, action, reason, adminID }) => ({
      kind: 'staff',
      what: action,
      id: String(seq),
      at,
      text: reason,
      by: nameOf(adminID),
    }))
}

const walksOf: Readonly<Record<TimelineKind, readonly Walk[]>> = {
  account: [account],
  deposit: [deposits],
  withdrawal: [withdrawals],
  play: [play],
  promotion: [promotions],
  code: [codes],
  cashback: [entered('cashback', 'cashback')],
  spin: [spins],
  invite: [entered('invite', 'invite')],
  adjustment: [entered('adjustment', 'adjust_add'), entered('adjustment', 'adjust_sub')],
  protection: [protection],
  note: [notes],
  staff: [staffs],
}
