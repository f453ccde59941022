/** `/adminsystem/audit`: the audit log, newest first. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import { guardedKinds } from '#contract/admin/guarded'
import type { auditActorsSchema, auditRowSchema } from '#contract/admin/system'
import { refuse } from '../../answer'
import type { AuditRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { adminsNamed, playersNamed, staffNames } from '../money/players'
import type { Staff } from '../requests'

const list: ListOf<AuditRow> = {
  table: database.table<AuditRow, number>('audit'),
  keyOf: ({ seq }) => seq,
  sorts: {
    seq: { index: 'seq', valueOf: ({ seq }) => seq },
    at: { index: 'at', valueOf: ({ at }) => at },
  },
  defaultSort: '-seq',
  day: 'at',
  filters: {
    actor: {
      passes: ({ adminID }, values) => values.has(adminID),
      index: { seq: '[adminID+seq]' },
    },
    target: {
      passes: ({ targetId }, values) => values.has(targetId),
      index: { seq: '[targetId+seq]' },
    },
    /** Requests for a second person, and their decisions. */
    kind: {
      values: guardedKinds,
      passes: ({ action, after }, values) =>
        action.startsWith('approval.') && values.has(String(after?.['kind'])),
    },
    second: { values: ['none'], passes: ({ isAlone }) => isAlone === true },
    /** The part of an action before its point, or the whole action. */
    action: {
      passes: ({ action }, values) => values.has(action) || values.has(action.split('.')[0] ?? ''),
    },
  },
  search,
}

/** Without `audit.all`, staff read only their own entries, and 403 for a colleague's. */
export async function answerAudit(
  { role, adminID }: Staff,
  query: URLSearchParams,
): Promise<Response> {
  const asked = await withTargets(query)
  if (isGranted(role, 'audit.all')) return answerList(list, asked, describe)
  if ((query.get('actor') ?? adminID) !== adminID) return refuse(403, 'Forbidden')
  asked.delete('actor')
  return answerList(list, asked, describe, { actor: adminID })
}

/** Everybody who may be named in the audit, also after their account was disabled. */
export async function auditActors(): Promise<v.InferInput<typeof auditActorsSchema>> {
  const rows = await database.admins.orderBy('username').toArray()
  return { actors: rows.map(({ adminID, name }) => ({ adminID, name })) }
}

/** Replaces the text of the target by the ids that it means, so that the index finds them. */
async function withTargets(query: URLSearchParams): Promise<URLSearchParams> {
  const asked = new URLSearchParams(query)
  const text = query.get('target')?.trim() ?? ''
  // A repeated parameter is refused by the list.
  if (text === '' || query.getAll('target').length > 1) return asked
  const targets = await targetsMeant(text)
  if (targets.length > 0) asked.set('target', targets.join(','))
  return asked
}

/** @returns the id itself if it has entries; otherwise the players meant, and the ids that start with the text */
async function targetsMeant(text: string): Promise<string[]> {
  for (const id of spellingsOf(text)) {
    if ((await within('[targetId+seq]', id).count()) > 0) return [id]
  }
  const [players, ...started] = await Promise.all([
    playersNamed(text),
    ...spellingsOf(text).map(targetsFrom),
  ])
  return [...new Set([...players, ...started.flat()])]
}

async function targetsFrom(start: string): Promise<string[]> {
  const rows = await entriesFrom(start).toArray()
  return rows.map(({ targetId }) => targetId)
}

/** Some ids are upper case, others are words. */
function spellingsOf(text: string): string[] {
  return [...new Set([text, text.toUpperCase()])]
}

async function describe(rows: AuditRow[]): Promise<v.InferInput<typeof auditRowSchema>[]> {
  const nameOf = await staffNames()
  return rows.map((row) => {
    const { prevHash: _, ...told } = row
    return { ...told, adminName: nameOf(row.adminID) ?? row.adminID }
  })
}

/** Finds entries by the actor's name, by their target (a reference or a player), or by a word in them. */
async function search(text: string): Promise<number[]> {
  const [staff, players] = await Promise.all([adminsNamed(text), playersNamed(text)])
  const found = await Promise.all([
    ...staff.map((id) => within('[adminID+seq]', id).primaryKeys()),
    ...players.map((id) => within('[targetId+seq]', id).primaryKeys()),
    ...spellingsOf(text).map((id) => entriesFrom(id).primaryKeys()),
    entriesWith(text),
  ])
  return [...new Set(found.flat())]
}

/** Rows per read. */
const portion = 1000

/** Finds a word in reasons and changed values. Reads all entries in portions, because no index has words. */
async function entriesWith(text: string): Promise<number[]> {
  const sought = text.toLowerCase()
  const found: number[] = []
  let rows: AuditRow[] = []
  do {
    rows = await database.audit
      .where('seq')
      .above(rows.at(-1)?.seq ?? 0)
      .limit(portion)
      .toArray()
    found.push(...rows.filter((row) => wordsOf(row).includes(sought)).map(({ seq }) => seq))
  } while (rows.length === portion)
  return found
}

function wordsOf({ reason, before, after }: AuditRow): string {
  return [reason ?? '', ...valuesIn(before), ...valuesIn(after)].join('\n').toLowerCase()
}

/** Texts and numbers of a change, without the names of its fields. */
function valuesIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesIn)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

function within(index: '[adminID+seq]' | '[targetId+seq]', id: string) {
  return database.audit.where(index).between([id, Dexie.minKey], [id, Dexie.maxKey])
}

function entriesFrom(start: string) {
  return database.audit.where('[targetId+seq]').between([start], [`${start}\uFFFF`])
}
