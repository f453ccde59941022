/** Messages between a player and the operator's staff, whom a simple rule simulates. */

import { Dexie } from 'dexie'
import type * as v from 'valibot'
import type { SupportRequest, SupportSubject, supportMessageSchema } from '#contract/help/support'
import { secondMs } from '#lib/time'
import { ProviderError } from '../answer'
import { isoNow, later } from '../clock'
import { randomText } from '../random'
import { database } from './database/database'
import type { SupportMessageRow } from './database/playRows'
import { requireKnown } from './protection/protection'
import { isAutomatic } from './site'

/** Delay of the answer; several messages in a row get one answer, after the last. */
const answerAfterMs = 30 * secondMs

/** Most messages to keep per player; older ones are deleted. */
const mostMessages = 200

type MessageOnWire = v.InferInput<typeof supportMessageSchema>

/** Oldest first. */
export function messagesOf(userId: string): Promise<SupportMessageRow[]> {
  return database.supportMessages.where({ userId }).sortBy('seq')
}

export async function threadOf(userId: string): Promise<MessageOnWire[]> {
  await answerDue(userId)
  return (await messagesOf(userId)).map(describeMessage)
}

/** Stores a message; call it in the request's transaction. */
export async function sendMessage({ userId, text, about }: SupportRequest): Promise<object> {
  await requireKnown(userId)
  if (about && (await subjectOf(about))?.userId !== userId) throw new ProviderError('notfound')
  const createdAt = isoNow()
  const answerAt = later(createdAt, answerAfterMs)
  const row = await addMessage({ userId, from: 'player', text, about, createdAt, answerAt })
  if (!(await isAutomatic())) await queueMessage(row)
  return describeMessage(row)
}

/** Adds a message to the thread instead of the answer that is due; deletes the oldest messages. */
export async function addMessage(message: SupportMessageRow): Promise<SupportMessageRow> {
  const rows = await messagesOf(message.userId)
  await database.supportMessages.bulkPut(
    rows.filter(({ answerAt }) => answerAt !== undefined).map(withoutAnswer),
  )
  const over = rows.slice(0, Math.max(0, rows.length + 2 - mostMessages))
  await database.supportMessages.bulkDelete(over.flatMap(({ seq }) => seq ?? []))
  return { ...message, seq: await database.supportMessages.add(message) }
}

/** Puts a message that staff must answer in their queue: in the player's open case, or in a new one. */
async function queueMessage({ userId, text, about, createdAt: at }: SupportMessageRow) {
  const open = await database.cases
    .where({ userId })
    .filter(({ state }) => state !== 'done')
    .first()
  if (open) {
    await database.cases.update(open.caseId, { updatedAt: at })
    return
  }
  const assignee = { role: 'support' } as const
  await database.cases.add({
    caseId: `C${randomText(7)}`,
    version: 1,
    userId,
    about,
    state: 'open',
    assignee,
    steps: [{ at, by: 'system', state: 'open', to: assignee, note: text }],
    createdAt: at,
    updatedAt: at,
  })
}

/** Adds the simulated staff's answer if one is due. */
export async function answerDue(userId: string): Promise<void> {
  if (!(await dueMessage(userId)) || !(await isAutomatic())) return
  await database.transaction('rw', database.tables, async () => {
    const asked = await dueMessage(userId)
    if (asked?.answerAt === undefined) return
    const { answerAt, about } = asked
    await database.supportMessages.put(withoutAnswer(asked))
    const text = await answerTo(asked)
    await database.supportMessages.add({ userId, from: 'staff', text, about, createdAt: answerAt })
  })
}

/** Removes the due answer. */
function withoutAnswer(message: SupportMessageRow): SupportMessageRow {
  const { answerAt: _, ...row } = message
  return row
}

function dueMessage(userId: string): Promise<SupportMessageRow | undefined> {
  return database.supportMessages
    .where('[userId+answerAt]')
    .between([userId, Dexie.minKey], [userId, isoNow()], true, true)
    .first()
}

/** As the player sees it: without the colleague's name. */
export function describeMessage({
  seq,
  from,
  text,
  about,
  createdAt,
}: SupportMessageRow): MessageOnWire {
  return { messageId: `S${seq}`, from, text, about, createdAt }
}

/** The deposit or withdrawal that a message or case is about. */
export function subjectOf({ kind, id }: SupportSubject) {
  return kind === 'deposit' ? database.deposits.get(id) : database.withdraws.get(id)
}

/** The transaction's current status, then a standard text; in Thai if the player writes Thai. */
async function answerTo({ text, about }: SupportMessageRow): Promise<string> {
  const { about: named, thanks, status } = /[ก-๛]/.test(text) ? thai : english
  const subject = about && (await subjectOf(about))
  if (!about || !subject) return thanks
  return [named, `${about.id}:`, status[subject.status], subject.reason, thanks]
    .filter(Boolean)
    .join(' ')
}

const english = {
  about: 'About',
  thanks:
    'Thank you for your message. This is a simulation. This reply is automatic, and no person reads your message.',
  status: {
    pending: 'it is waiting for your transfer.',
    submitted: 'we are looking for your transfer.',
    matched: 'your transfer was found and is about to be credited.',
    review: 'we are still checking it.',
    confirmed: 'it has been credited.',
    expired: 'it expired without a transfer. If you paid, attach the slip on its page.',
    rejected: 'it was rejected.',
    cancelled: 'it was cancelled.',
    requested: 'it is waiting for approval.',
    approved: 'it is approved and about to be paid.',
    paid: 'it was paid to your account.',
    failed: 'the bank refused the transfer. We will try again or return the credit.',
    returned: 'the bank sent the money back, and it is in your credit again.',
  },
}

const thai: typeof english = {
  about: 'รายการ',
  thanks: 'ขอบคุณสำหรับข้อความ นี่คือระบบจำลอง คำตอบนี้มาจากกฎอัตโนมัติ ไม่มีเจ้าหน้าที่อ่านข้อความจริง',
  status: {
    pending: 'กำลังรอยอดโอนจากคุณ',
    submitted: 'กำลังตรวจหายอดโอนของคุณ',
    matched: 'พบยอดโอนแล้ว กำลังเติมเครดิต',
    review: 'แอดมินยังตรวจสอบอยู่',
    confirmed: 'เติมเครดิตแล้ว',
    expired: 'หมดเวลาโดยไม่พบยอดโอน หากโอนแล้วกรุณาแนบสลิปที่หน้ารายการ',
    rejected: 'ถูกปฏิเสธ',
    cancelled: 'ถูกยกเลิกแล้ว',
    requested: 'รออนุมัติ',
    approved: 'อนุมัติแล้ว กำลังจะโอน',
    paid: 'โอนเข้าบัญชีของคุณแล้ว',
    failed: 'ธนาคารปฏิเสธการโอน จะโอนใหม่หรือคืนเครดิตให้',
    returned: 'ธนาคารโอนเงินคืน เครดิตกลับเข้าบัญชีแล้ว',
  },
}
