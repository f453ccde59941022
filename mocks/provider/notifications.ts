/** GET /usersystem/notification/{id}, derived from rows, so that none appears twice. POST /usersystem/push. */
import { Dexie, type Table } from 'dexie'
import type * as v from 'valibot'
import { replyNotificationId } from '#contract/help/support'
import type { PushAnswer, PushRequest } from '#contract/notifications/alerts'
import type { NotificationKind, notificationSchema } from '#contract/notifications/notification'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { dayMs } from '#lib/time'
import { later, newestFirst, now } from '../clock'
import { database } from './database/database'
import { firstPage, isBelow, type Page, type Place } from './database/pages'
import type { LimitRow, SupportMessageRow } from './database/playRows'
import type { DepositRow, LedgerRow, LedgerType, ReceivedRow, WithdrawRow } from './database/rows'
import { requireKnown } from './protection/protection'
import { stepsOfWithdrawal } from './steps'
import { answerDue } from './support'

type NotificationOnWire = v.InferInput<typeof notificationSchema>

/** Search spans, shortest first: a few days of use usually fill a page. */
const spans = [30 * dayMs, 180 * dayMs, Infinity]

export async function notificationsOf(
  userId: string,
  place: Place | 'newest',
): Promise<Page<NotificationOnWire>> {
  await answerDue(userId)
  const { deposits, withdraws, received, ledger, limits, supportMessages } = database
  return database.transaction(
    'r',
    [deposits, withdraws, received, ledger, limits, supportMessages],
    async () => {
      const end = place === 'newest' ? null : place.moment
      let page: Page<NotificationOnWire> = { rows: [], next: null }
      for (const span of spans) {
        const newest = end === null ? now() : Date.parse(end)
        const from = span === Infinity ? '' : later(newest, 0 - span)
        const events = (await eventsOf(userId, from, end)).filter((event) =>
          isBelow(placeOfEvent(event), place),
        )
        page = firstPage(events, placeOfEvent)
        if (page.next !== null) break
      }
      return page
    },
  )
}

const placeOfEvent = ({ createdAt, notificationId }: NotificationOnWire) => ({
  moment: createdAt,
  key: String(notificationId),
})

/** Events from `from` to `to`, both included, newest first; null means no end. */
async function eventsOf(
  userId: string,
  from: string,
  to: string | null,
): Promise<NotificationOnWire[]> {
  const { deposits, withdraws, received, ledger, limits, supportMessages } = database
  const last = to ?? Dexie.maxKey
  const among = async <Row, Key, Insert>(table: Table<Row, Key, Insert>, ...moments: string[]) => {
    const found = await Promise.all(
      moments.map((moment) =>
        table
          .where(`[userId+${moment}]`)
          .between([userId, from], [userId, last], true, true)
          .toArray(),
      ),
    )
    const { keyPath } = table.schema.primKey
    // Keep a row with two times in the span only once.
    return [
      ...new Map(
        found.flat().map((row) => [Reflect.get(Object(row), String(keyPath)), row]),
      ).values(),
    ]
  }
  const entries = eventTypes.map((type) =>
    ledger
      .where('[userId+type+createdAt]')
      .between([userId, type, from], [userId, type, last], true, true)
      .toArray(),
  )
  const [sent, taken, promotions, messages, ordered, ...entered] = await Promise.all([
    among(deposits, 'decidedAt', 'expiredAt', 'reviewedAt'),
    among(withdraws, 'createdAt', 'paidAt', 'closedAt'),
    among(received, 'activatedAt', 'closedAt', 'capWaivedAt'),
    among(supportMessages, 'createdAt'),
    limits.where({ userId }).toArray(),
    ...entries,
  ])
  return [
    ...sent.flatMap(ofDeposit),
    ...taken.flatMap(ofWithdrawal),
    ...promotions.flatMap(ofReceived),
    ...entered.flat().flatMap(ofLedger),
    ...messages.flatMap(ofMessage),
    ...ordered.flatMap(ofLimit),
  ]
    .filter(({ createdAt }) => createdAt >= from && (to === null || createdAt <= to))
    .toSorted(newestEventFirst)
}

/** Sorts like the cursor: of two events at one moment, the greater id comes first. */
function newestEventFirst(first: NotificationOnWire, second: NotificationOnWire): number {
  if (first.createdAt !== second.createdAt) return newestFirst(first, second)
  return first.notificationId < second.notificationId ? 1 : -1
}

interface Event {
  amount: Satang | null
  refId: string
  text: string | null
  createdAt: string
}

function eventOnWire(kind: NotificationKind, { amount, ...event }: Event): NotificationOnWire {
  const notificationId = `${kind}:${event.refId}`
  return { notificationId, kind, amount: amount && bahtFromSatang(amount), ...event }
}

function ofDeposit(row: DepositRow): NotificationOnWire[] {
  const { status, decidedAt, createdAt, expiredAt, reviewedAt } = row
  const event = { amount: row.amount, refId: row.depositId, text: row.reason }
  const list: NotificationOnWire[] = []
  const expired = expiredAt ?? (status === 'expired' ? (decidedAt ?? createdAt) : undefined)
  if (expired !== undefined) {
    list.push(eventOnWire('depositexpired', { ...event, text: null, createdAt: expired }))
  }
  if (reviewedAt !== undefined) {
    const reason = status === 'review' ? row.reason : null
    const amount = row.arrived ?? row.amount
    list.push(
      eventOnWire('depositreview', { ...event, amount, text: reason, createdAt: reviewedAt }),
    )
  }
  const decided = { ...event, createdAt: decidedAt ?? createdAt }
  if (status === 'confirmed') {
    list.push(eventOnWire('depositconfirmed', { ...decided, amount: row.credited }))
  }
  if (status === 'rejected') list.push(eventOnWire('depositrejected', decided))
  return list
}

const kindOfStep: Partial<Record<WithdrawRow['status'], NotificationKind>> = {
  paid: 'withdrawpaid',
  rejected: 'withdrawrejected',
  failed: 'withdrawfailed',
  returned: 'withdrawreturned',
}

/** Notifications for each relevant step; a second failure gets its own and the first one stays. */
function ofWithdrawal(row: WithdrawRow): NotificationOnWire[] {
  const steps = stepsOfWithdrawal(row)
  const failures = steps.filter(({ status }) => status === 'failed')
  const earlier = (row.failures ?? failures.length) - failures.length
  return steps.flatMap((step) => {
    const kind = kindOfStep[step.status]
    if (kind === undefined) return []
    const { withdrawId: refId, amount } = row
    const told = eventOnWire(kind, { amount, refId, text: step.reason ?? null, createdAt: step.at })
    const count = failures.indexOf(step) + earlier + 1
    return kind !== 'withdrawfailed' || count === 1
      ? told
      : { ...told, notificationId: `${told.notificationId}:${count}` }
  })
}

function ofReceived(row: ReceivedRow): NotificationOnWire[] {
  const event = { amount: row.bonus, refId: row.receivedId, text: row.PromotionName }
  const list: NotificationOnWire[] = []
  if (row.activatedAt) {
    list.push(eventOnWire('promotionactive', { ...event, createdAt: row.activatedAt }))
  }
  if (!row.closedAt) return list
  const closed = { ...event, createdAt: row.closedAt }
  const deducted = { ...closed, amount: row.forfeited ?? satang(0) }
  if (row.status === 'completed') list.push(eventOnWire('promotioncompleted', closed))
  if (row.status === 'expired') list.push(eventOnWire('promotionexpired', deducted))
  if (row.status === 'cancelled') {
    const kind = row.closedBy === 'lost' ? 'promotionlost' : 'promotioncancelled'
    list.push(eventOnWire(kind, deducted))
  }
  if (row.capForfeited)
    list.push(eventOnWire('capforfeit', { ...closed, amount: row.capForfeited }))
  if (row.capWaivedAt) {
    const waived = { ...event, amount: row.maxWithdraw, createdAt: row.capWaivedAt }
    list.push(eventOnWire('capwaived', waived))
  }
  return list
}

const kinds: Partial<Record<LedgerType, NotificationKind>> = {
  code: 'code',
  cashback: 'cashback',
  wheel: 'wheel',
  invite: 'invite',
  adjust_add: 'adjustadd',
  adjust_sub: 'adjustsub',
}

/** Ledger types whose entries can become notifications. */
const eventTypes = [
  'code',
  'cashback',
  'wheel',
  'invite',
  'adjust_add',
  'adjust_sub',
  'bonus_forfeit',
] as const satisfies readonly LedgerType[]

function ofLedger(row: LedgerRow): NotificationOnWire[] {
  const isGrant = row.refType === 'code' || row.refType === 'cashback'
  const kind = row.type === 'bonus_forfeit' && isGrant ? 'grantforfeit' : kinds[row.type]
  if (kind === undefined) return []
  const amount = satang(Math.abs(row.amount))
  return [
    eventOnWire(kind, {
      amount,
      refId: row.refId,
      text: row.reason ?? null,
      createdAt: row.createdAt,
    }),
  ]
}

function ofMessage({ seq, from, text, createdAt }: SupportMessageRow): NotificationOnWire[] {
  if (from === 'player') return []
  const refId = `S${seq}`
  const notificationId = replyNotificationId(refId)
  return [{ notificationId, kind: 'supportreply', refId, text, createdAt }]
}

/** A waiting limit has `effectiveAt`; after confirmation a new row without it exists. */
function ofLimit(row: LimitRow): NotificationOnWire[] {
  const { limitId, amount, minutes, effectiveAt, confirmedAt, createdAt } = row
  const event = { amount, refId: limitId, text: null }
  if (effectiveAt === null) return [eventOnWire('limitset', { ...event, createdAt })]
  const isRemoval = amount === null && minutes === null
  if (!isRemoval || confirmedAt === undefined) return []
  return [eventOnWire('limitremoved', { ...event, createdAt: confirmedAt })]
}

/** Accepts the push setting without effect: push needs a server, and the simulation runs in the browser. */
export async function takePushWish({ userId, groups }: PushRequest): Promise<PushAnswer> {
  await requireKnown(userId)
  return { groups }
}
