/** `/case/open`, `/case/change` and `/usersystem/reply`: work on a player that staff share. */
import type * as v from 'valibot'
import type {
  Assignee,
  changeCaseSchema,
  openCaseSchema,
  playerMessagesSchema,
  replySchema,
} from '#contract/admin/cases'
import type { SupportSubject } from '#contract/help/support'
import { isoNow } from '../../clock'
import type { CaseStep } from '../../provider/database/adminRows'
import { database } from '../../provider/database/database'
import {
  addMessage,
  answerDue,
  describeMessage,
  messagesOf,
  subjectOf,
} from '../../provider/support'
import { randomText } from '../../random'
import { staffNames } from '../money/players'
import { AdminError, invalid, type RequestResult, type Staff } from '../requests'

/** Runs in the request's transaction, like the other requests here. */
export async function openCase(
  { userId, about, assignee, note }: v.InferOutput<typeof openCaseSchema>,
  { adminID }: Staff,
): Promise<RequestResult<object>> {
  await requirePlayer(userId, about)
  await requireActive(assignee)
  const caseId = `C${randomText(7)}`
  const at = isoNow()
  await database.cases.add({
    caseId,
    version: 1,
    userId,
    about,
    state: 'open',
    assignee,
    steps: [{ at, by: adminID, state: 'open', to: assignee, note }],
    createdAt: at,
    updatedAt: at,
  })
  return {
    action: 'case.open',
    targetType: 'case',
    targetId: caseId,
    after: { userId, ...(about && { about: about.id }), ...assignee, note },
    answer: { caseId },
  }
}

export async function changeCase(
  { caseId, version, assignee, state, note }: v.InferOutput<typeof changeCaseSchema>,
  { adminID }: Staff,
): Promise<RequestResult<object>> {
  const row = await database.cases.get(caseId)
  if (!row) throw new AdminError('notfound')
  if (row.version !== version) throw new AdminError('versionchanged')
  if (assignee) await requireActive(assignee)
  const at = isoNow()
  const step: CaseStep = {
    at,
    by: adminID,
    ...(state !== undefined && { state }),
    ...(assignee && { to: assignee }),
    ...(note !== undefined && { note }),
  }
  await database.cases.update(caseId, {
    version: version + 1,
    assignee: assignee ?? row.assignee,
    state: state ?? row.state,
    steps: [...row.steps, step],
    updatedAt: at,
  })
  return {
    action: actionOf(step),
    targetType: 'case',
    targetId: caseId,
    before: { state: row.state, ...row.assignee },
    after: {
      ...(state !== undefined && { state }),
      ...assignee,
      ...(note !== undefined && { note }),
    },
    answer: {},
  }
}

/** The most important of several changes names the audit entry. */
function actionOf({ to, state }: CaseStep): string {
  if (to !== undefined) return 'case.assign'
  return state === undefined ? 'case.note' : 'case.state'
}

export async function readMessages(
  userId: string,
): Promise<v.InferInput<typeof playerMessagesSchema>> {
  await requirePlayer(userId, null)
  await answerDue(userId)
  const [rows, nameOf] = await Promise.all([messagesOf(userId), staffNames()])
  return { data: rows.map((row) => ({ ...describeMessage(row), by: nameOf(row.adminID) })) }
}

/** A message that came after the one on the colleague's screen must be read first. */
export async function replyToPlayer(
  { userId, text, about, lastMessageId }: v.InferOutput<typeof replySchema>,
  { adminID }: Staff,
): Promise<RequestResult<object>> {
  await requirePlayer(userId, about)
  const last = (await messagesOf(userId)).at(-1)
  const lastId = last ? describeMessage(last).messageId : null
  if (lastId !== lastMessageId) throw new AdminError('versionchanged')
  await addMessage({ userId, from: 'staff', text, about, createdAt: isoNow(), adminID })
  return {
    action: 'user.reply',
    targetType: 'player',
    targetId: userId,
    after: { text },
    answer: {},
  }
}

async function requirePlayer(userId: string, about: SupportSubject | null): Promise<void> {
  if (!(await database.players.get(userId))) throw new AdminError('notfound')
  if (about && (await subjectOf(about))?.userId !== userId) throw new AdminError('notfound')
}

async function requireActive(assignee: Assignee): Promise<void> {
  if ('role' in assignee) return
  const account = await database.admins.get(assignee.adminID)
  if (account?.status !== 'active') throw invalid('assignee', 'choice')
}
