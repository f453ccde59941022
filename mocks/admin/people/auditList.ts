/** `/adminsystem/audit`: the audit log, newest first. */
import { Dexie } from 'dexie'
import type * as v from 'valibot'
import { isGranted } from '#contract/admin/access'
import { guardedKinds } from '#contract/admin/guarded'
import type { auditRowSchema } from '#contract/admin/system'
import { refuse } from '../../answer'
import type { AuditRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import { answerList, type ListOf } from '../lists'
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
  if (isGranted(role, 'audit.all')) return answerList(list, query, describe)
  if ((query.get('actor') ?? adminID) !== adminID) return refuse(403, 'Forbidden')
  const others = new URLSearchParams(query)
  others.delete('actor')
  return answerList(list, others, describe, { actor: adminID })
}

async function describe(rows: AuditRow[]): Promise<v.InferInput<typeof auditRowSchema>[]> {
  const nameOf = await staffNames()
  return rows.map((row) => {
    const { prevHash: _, ...told } = row
    return { ...told, adminName: nameOf(row.adminID) ?? row.adminID }
  })
}

/** Finds entries by the actor's name, or by their target: a reference or a player. */
async function search(text: string): Promise<number[]> {
  const [staff, players] = await Promise.all([adminsNamed(text), playersNamed(text)])
  // Some ids are upper case, others are words.
  const references = new Set([text, text.toUpperCase()])
  const found = await Promise.all([
    ...staff.map((id) => within('[adminID+seq]', id).primaryKeys()),
    ...players.map((id) => within('[targetId+seq]', id).primaryKeys()),
    ...[...references].map((id) =>
      database.audit
        .where('[targetId+seq]')
        .between([id], [`${id}\uFFFF`])
        .primaryKeys(),
    ),
  ])
  return [...new Set(found.flat())]
}

function within(index: '[adminID+seq]' | '[targetId+seq]', id: string) {
  return database.audit.where(index).between([id, Dexie.minKey], [id, Dexie.maxKey])
}
