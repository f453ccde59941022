/** Sessions of staff as rows: the device and page of each. An ended session's token is refused. */
import * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import { longestSessionMs } from '#contract/admin/account'
import {
  type Client,
  clientSchema,
  type endSessionsSchema,
  sessionsQuerySchema,
  type staffSessionSchema,
  type staffSessionsSchema,
} from '#contract/admin/sessions'
import { refuse } from '../answer'
import { isoNow, isPast, later, now } from '../clock'
import type { AdminAccountRow } from '../provider/database/adminRows'
import { database } from '../provider/database/database'
import { AdminError, invalid, type RequestResult, type Staff } from './requests'

/** Rows of the back office's settings, so that they need no table of their own. */
const prefix = 'session:'

const sessionSchema = v.object({
  adminID: v.string(),
  client: v.nullable(clientSchema),
  startedAt: v.string(),
  seenAt: v.string(),
  expiresAt: v.string(),
  page: v.nullable(v.string()),
  pageSince: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
})

type SessionRow = v.InferOutput<typeof sessionSchema>

async function sessionRow(id: string): Promise<SessionRow | null> {
  const read = v.safeParse(sessionSchema, (await database.adminSettings.get(prefix + id))?.value)
  return read.success ? read.output : null
}

async function putSession(id: string, value: SessionRow): Promise<void> {
  await database.adminSettings.put({ key: prefix + id, version: 0, value })
}

/** A session by its token's data; `startedAt` and `expiresAt` in ms since 1970. */
interface Held {
  id: string
  adminID: string
  startedAt: number
  expiresAt: number
  client?: Client | undefined
}

/** Stores a login, and removes sessions that are over. Joins the caller's transaction. */
export async function addSession({ id, client, ...held }: Held): Promise<void> {
  const { adminSettings } = database
  const over = later(now(), 0 - longestSessionMs)
  await adminSettings
    .where('key')
    .startsWith(prefix)
    .filter(({ value }) => !(v.is(sessionSchema, value) && value.startedAt > over))
    .delete()
  await putSession(id, { ...begun(held), client: client ?? null })
}

function begun({ adminID, startedAt, expiresAt }: Omit<Held, 'id' | 'client'>): SessionRow {
  return {
    adminID,
    client: null,
    startedAt: later(startedAt, 0),
    seenAt: isoNow(),
    expiresAt: later(expiresAt, 0),
    page: null,
    pageSince: null,
    endedAt: null,
  }
}

/** Notes that a session was seen; `page`: its page. A session of an earlier version gets its row here. */
export async function seeSession({ id, ...held }: Held, page?: string): Promise<void> {
  await database.transaction('rw', database.adminSettings, async () => {
    const { expiresAt } = begun(held)
    const row = { ...((await sessionRow(id)) ?? begun(held)), seenAt: isoNow(), expiresAt }
    const isElsewhere = page !== undefined && page !== row.page
    await putSession(id, { ...row, ...(isElsewhere && { page, pageSince: isoNow() }) })
  })
}

/** @returns whether a session has ended by a logout, by a colleague, or with all of the account's sessions */
export async function isSessionEnded(
  { endedBefore = 0, keptSession }: AdminAccountRow,
  { id, startedAt }: { id: string | undefined; startedAt: number },
): Promise<boolean> {
  // Token times are whole seconds. An end in the future comes from a clock that was wrong.
  const isBefore = startedAt < Math.floor(endedBefore / 1000) * 1000 && endedBefore <= now()
  if (isBefore && id !== keptSession) return true
  return id !== undefined && ((await sessionRow(id))?.endedAt ?? null) !== null
}

type Live = SessionRow & { id: string; account: AdminAccountRow }

async function liveSessions(): Promise<Live[]> {
  const [rows, admins] = await Promise.all([
    database.adminSettings.where('key').startsWith(prefix).toArray(),
    database.admins.toArray(),
  ])
  const accounts = new Map(admins.map((row) => [row.adminID, row]))
  const live: Live[] = []
  for (const { key, value } of rows) {
    const id = key.slice(prefix.length)
    if (!v.is(sessionSchema, value) || isPast(value.expiresAt)) continue
    const account = accounts.get(value.adminID)
    if (account?.status !== 'active') continue
    const startedAt = Math.floor(Date.parse(value.startedAt) / 1000) * 1000
    if (!(await isSessionEnded(account, { id, startedAt }))) live.push({ ...value, id, account })
  }
  return live.toSorted((one, other) => (one.seenAt < other.seenAt ? 1 : -1))
}

/** `GET /adminlogin/sessions`: one's own sessions, or those of all staff for who manages them. */
export async function answerSessions(staff: Staff, search: URLSearchParams): Promise<Response> {
  const query = v.safeParse(sessionsQuerySchema, Object.fromEntries(search))
  if (!query.success) return refuse(400, 'of: unknown value')
  const isAll = query.output.of === 'all'
  if (isAll && !isGranted(staff.role, 'admin.manage')) return refuse(403, 'Forbidden')
  const sessions = (await liveSessions()).filter(
    ({ adminID }) => isAll || adminID === staff.adminID,
  )
  const answer: v.InferInput<typeof staffSessionsSchema> = {
    sessions: sessions.map((row) => describe(row, staff)),
    asOf: isoNow(),
  }
  return Response.json(answer)
}

function describe(
  { id, account, client, page, pageSince, startedAt, seenAt }: Live,
  { session }: Staff,
): v.InferInput<typeof staffSessionSchema> {
  const { adminID, name, role } = account
  return {
    sessionId: id,
    adminID,
    name,
    role,
    client,
    page,
    pageSince,
    startedAt,
    seenAt,
    isCurrent: id === session,
  }
}

/** Ends sessions of one person. Runs in the request's transaction. */
export async function endSessions(
  { sessionIds }: v.InferOutput<typeof endSessionsSchema>,
  staff: Staff,
): Promise<RequestResult<object>> {
  const ending = (await liveSessions()).filter(({ id }) => sessionIds.includes(id))
  const [first] = ending
  // They have ended since the page showed them.
  if (!first) throw new AdminError('versionchanged')
  const { adminID } = first
  if (ending.some((row) => row.adminID !== adminID)) throw invalid('sessionIds', 'invalid')
  const isOwn = adminID === staff.adminID
  if (!isOwn && !isGranted(staff.role, 'admin.manage')) throw new AdminError('forbidden')
  for (const row of ending) await endSession(row)
  return {
    action: 'admin.endsessions',
    targetType: 'admin',
    targetId: adminID,
    after: { sessions: ending.map(({ id, client }) => deviceOf(client) ?? id) },
    answer: {},
  }
}

async function endSession({ id }: Live): Promise<void> {
  const row = await sessionRow(id)
  if (row) await putSession(id, { ...row, endedAt: isoNow() })
}

function deviceOf(client: Client | null): string | null {
  return client && `${client.browser} · ${client.system}`
}

/** Ends the session of the call. Runs in the request's transaction. */
export async function logOut(_: unknown, staff: Staff): Promise<RequestResult<object>> {
  const own = (await liveSessions()).find(({ id }) => id === staff.session)
  if (own) await endSession(own)
  return { action: 'admin.logout', targetType: 'admin', targetId: staff.adminID, answer: {} }
}
