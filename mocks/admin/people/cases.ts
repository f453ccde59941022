/** `GET /case`: cases, with the reader's own first; and the staff whom a case can be handed to. */
import type * as v from 'valibot'
import type { Role } from '#contract/admin/access'
import {
  type Assignee,
  type assigneesSchema,
  type caseSchema,
  caseStates,
  openCaseStates,
} from '#contract/admin/cases'
import type { CaseRow } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import { messagesOf } from '../../provider/support'
import type { ListOf } from '../listDefinition'
import { answerList } from '../lists'
import { namesOf, playersNamed, staffNames } from '../money/players'
import { AdminError, type Staff } from '../requests'

type CaseOnWire = v.InferInput<typeof caseSchema>

/** Whether a case waits for this colleague, alone or as one of a role. */
export function isFor({ assignee }: Pick<CaseRow, 'assignee'>, { adminID, role }: Staff): boolean {
  return 'role' in assignee ? assignee.role === role : assignee.adminID === adminID
}

function casesFor(staff: Staff): ListOf<CaseRow> {
  return {
    table: database.table<CaseRow, string>('cases'),
    keyOf: ({ caseId }) => caseId,
    sorts: { createdAt: { index: 'createdAt', valueOf: ({ createdAt }) => createdAt } },
    orders: { mine: () => mineFirst(staff) },
    defaultSort: 'mine',
    day: 'createdAt',
    filters: {
      state: { values: caseStates, passes: ({ state }, values) => values.has(state) },
      whose: { values: ['mine'], passes: (row) => isFor(row, staff) },
    },
    search: searchCases,
  }
}

export function answerCases(staff: Staff, query: URLSearchParams): Promise<Response> {
  return answerList(casesFor(staff), query, (rows) => describeCases(rows, staff))
}

export async function readCase(staff: Staff, id: string): Promise<CaseOnWire> {
  const row = await database.cases.get(id)
  const [described] = row ? await describeCases([row], staff) : []
  if (!described) throw new AdminError('notfound')
  return described
}

/** Cases that wait for this colleague. */
export async function waitingCases(staff: Staff): Promise<CaseRow[]> {
  const rows = await database.cases.where('state').anyOf(openCaseStates).toArray()
  return rows.filter((row) => isFor(row, staff))
}

/** @returns when a colleague or a player last changed one of the cases */
export function newestChange(cases: readonly CaseRow[], { adminID }: Staff): string | null {
  const moments = cases
    .filter(({ steps, updatedAt }) => {
      const last = steps.at(-1)
      return last?.by !== adminID || last.at !== updatedAt
    })
    .map(({ updatedAt }) => updatedAt)
  return moments.toSorted().at(-1) ?? null
}

/** Active staff, by name. */
export async function readAssignees(): Promise<v.InferInput<typeof assigneesSchema>> {
  const active = await database.admins.filter(({ status }) => status === 'active').sortBy('name')
  return { data: active.map(({ adminID, name, role }) => ({ adminID, name, role })) }
}

/** Own cases first, then the last changed. */
async function mineFirst(staff: Staff): Promise<string[]> {
  const rows = await database.cases.toArray()
  const rank = (row: CaseRow) => Number(!isFor(row, staff))
  return rows
    .toSorted((one, other) => rank(one) - rank(other) || (one.updatedAt < other.updatedAt ? 1 : -1))
    .map(({ caseId }) => caseId)
}

/** Finds cases by reference, player, or the deposit or withdrawal concerned; reads all, because they are few. */
async function searchCases(text: string): Promise<string[]> {
  const players = new Set(await playersNamed(text))
  const begins = (id: string) => id.toLowerCase().startsWith(text.toLowerCase())
  const isMeant = ({ caseId, userId, about }: CaseRow) =>
    players.has(userId) || begins(caseId) || (about !== null && begins(about.id))
  return (await database.cases.filter(isMeant).toArray()).map(({ caseId }) => caseId)
}

export async function describeCases(rows: readonly CaseRow[], staff: Staff): Promise<CaseOnWire[]> {
  const [playerOf, nameOf, roleOf] = await Promise.all([namesOf(rows), staffNames(), staffRoles()])
  const named = (assignee: Assignee) =>
    'role' in assignee
      ? { role: assignee.role, adminID: null, name: null }
      : {
          role: roleOf(assignee.adminID),
          adminID: assignee.adminID,
          name: nameOf(assignee.adminID),
        }
  return Promise.all(
    rows.map(async (row) => ({
      ...playerOf(row.userId),
      caseId: row.caseId,
      version: row.version,
      about: row.about,
      state: row.state,
      assignee: named(row.assignee),
      isMine: isFor(row, staff),
      awaitsReply: (await messagesOf(row.userId)).at(-1)?.from === 'player',
      note: row.steps.findLast(({ note }) => note !== undefined)?.note ?? '',
      steps: row.steps.map(({ at, by, state = null, to, note = null }) => ({
        at,
        by: nameOf(by) ?? by,
        state,
        to: to ? named(to) : null,
        note,
      })),
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    })),
  )
}

/** An account that no longer exists counts as support, which may do least. */
async function staffRoles(): Promise<(adminID: string) => Role> {
  const roles = new Map(
    (await database.admins.toArray()).map(({ adminID, role }) => [adminID, role]),
  )
  return (adminID) => roles.get(adminID) ?? 'support'
}
