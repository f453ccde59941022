import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import {
  type Block,
  type BlockPeriod,
  blockEnd,
  excludeOrderSchema,
  isTimeout,
  type Limit,
  type LimitOrder,
  limitConfirmSchema,
  limitOrderSchema,
  limitSchema,
  type Protection,
  protectionSchema,
  realityOrderSchema,
} from '#contract/protection/limits'
import { providerPaths } from '#contract/provider'
import { moment } from '#contract/wire'
import { orderNow } from '#lib/device/clock'
import { providerExt } from '#lib/environment'
import { type Satang, satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { hourMs } from '#lib/time'
import { type CachedResult, type LoadState, loadState, mapLoad } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerOrder'
import { paymentKind } from '../payments/paymentKind'

/** What comes back is not read: the protection is asked for again. */
const done = v.unknown()

/**
 * What may become of a higher limit, left as it came: the player waits for that, so an answer that tells of no
 * limit is none. A limit alone was how this answer was described before.
 */
const limitAnswer = v.custom<unknown>((answer) => v.is(knownAnswers, answer))
const knownAnswers = v.union([protectionSchema, limitSchema, v.string()])

const changes = ['Protection'] as const

/**
 * What protects a player. Orders are as they travel, amounts in baht. Whatever only protects is not
 * sent from here but through `protection.ts`, which keeps it first.
 */
export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    protection: build.query<CachedResult<Protection>, string>(
      providerQuery('Protection', (userId) => ({
        path: providerPaths.protection(userId),
        schema: protectionSchema,
        owner: userId,
      })),
    ),
    setLimit: build.mutation<unknown, v.InferInput<typeof limitOrderSchema>>(
      providerMutation({ path: providerPaths.limit(), answer: done, changes }),
    ),
    raiseLimit: build.mutation<unknown, v.InferInput<typeof limitOrderSchema>>(
      providerMutation({ path: providerPaths.limit(), answer: limitAnswer, changes }),
    ),
    confirmLimit: build.mutation<unknown, v.InferInput<typeof limitConfirmSchema>>(
      providerMutation({ path: providerPaths.limitConfirm(), answer: done, changes }),
    ),
    exclude: build.mutation<unknown, v.InferInput<typeof excludeOrderSchema>>(
      providerMutation({
        path: providerPaths.exclude(),
        answer: done,
        // All that was granted and not played through is given up with it, and a deposit that waits for its money.
        changes: ['Protection', 'Player', 'Balance', 'Promotion', 'History', 'Reward'],
      }),
    ),
    setReality: build.mutation<unknown, v.InferInput<typeof realityOrderSchema>>(
      providerMutation({ path: providerPaths.reality(), answer: done, changes }),
    ),
  }),
})

export const { useProtectionQuery } = limitsApi

export const limitPayment = paymentKind('limit', limitsApi.endpoints.raiseLimit, limitOrderSchema)

export const limitConfirmPayment = paymentKind(
  'limitconfirm',
  limitsApi.endpoints.confirmLimit,
  limitConfirmSchema,
)

/** What waits to be sent for this player. */
export function useWaitingActions(userId: string): readonly ProtectionAction[] {
  return useSyncExternalStore(waitingActions(userId).subscribe, () => readActions(userId))
}

/** Whether the browser stored all that waits; what it did not store is lost with the page. */
export function useActionsStored(userId: string): boolean {
  const { subscribe, isStored } = waitingActions(userId)
  return useSyncExternalStore(subscribe, isStored)
}

/** What protects the player, with what counts on this device before it is sent. */
export function useProtection(userId: string): LoadState<Protection> {
  const actions = useWaitingActions(userId)
  const load = loadState(useProtectionQuery(userId, { skip: !providerExt || userId === '' }))
  return mapLoad(load, (protection) => protectedBy(protection, actions))
}

/** The time-out or self-exclusion that holds at `now`; null when there is none, or none is known. */
export function useBlock(userId: string, now: number): Block | null {
  const { answer } = useProtection(userId)
  const actions = useWaitingActions(userId)
  const block = answer ? answer.value.block : blockAmong(actions)
  return isBlocking(block, now) ? block : null
}

/**
 * What a player does to protect themselves: it counts at once, and is sent as soon as that can be.
 * The order stands there as it travels.
 */
const actionSchema = v.variant('kind', [
  v.object({ kind: v.literal('limit'), order: asSent(limitOrderSchema), madeAt: moment }),
  v.object({ kind: v.literal('exclude'), order: asSent(excludeOrderSchema), madeAt: moment }),
  v.object({ kind: v.literal('reality'), order: asSent(realityOrderSchema), madeAt: moment }),
])

export type ProtectionAction = v.InferOutput<typeof actionSchema>

export type BlockAction = Extract<ProtectionAction, { kind: 'exclude' }>

/** Checks an order, but leaves it as it travels. */
function asSent<Schema extends v.GenericSchema>(schema: Schema) {
  return v.custom<v.InferInput<Schema>>((order) => v.is(schema, order))
}

/** What waits to be sent, in its order; damaged entries are dropped and told to the console. Null when it is no list. */
export function parseActions(stored: unknown): ProtectionAction[] | null {
  if (!Array.isArray(stored)) return null
  return stored.filter((entry): entry is ProtectionAction => {
    const isWhole = v.is(actionSchema, entry)
    if (!isWhole) console.error('What protects the player waited to be sent and is damaged', entry)
    return isWhole
  })
}

const nothing: readonly ProtectionAction[] = []

/** What waits to be sent, of one player; where the browser does not store, as long as the page. */
export const waitingActions = storedByName((userId) =>
  storedValue<readonly ProtectionAction[]>(`protection:${userId}`, parseActions),
)

export function readActions(userId: string): readonly ProtectionAction[] {
  return waitingActions(userId).get() ?? nothing
}

export function addAction(action: ProtectionAction): void {
  waitingActions(action.order.userId).update((actions) => [...(actions ?? nothing), action])
}

export function removeAction({ order }: ProtectionAction): void {
  waitingActions(order.userId).update((actions) => {
    const left = (actions ?? nothing).filter((action) => action.order.requestId !== order.requestId)
    return left.length > 0 ? left : null
  })
}

/** A break or an exclusion that begins with the player's yes, however late it can be sent. */
export function blockAction(userId: string, period: BlockPeriod): BlockAction {
  const from = new Date(orderNow()).toISOString()
  const order = { userId, requestId: makeRequestId(), period, reason: null, from }
  return { kind: 'exclude', order, madeAt: Date.now() }
}

/**
 * Whether a break came to its end while it waited, by the device's clock and the provider's: sent now, it would
 * begin anew. One of them may have been wrong, so it stays until the player has said what shall become of it.
 */
export function hasLapsed(action: ProtectionAction): action is BlockAction {
  if (action.kind !== 'exclude') return false
  const { madeAt, order } = action
  const isOver = (startAt: number, now: number) =>
    (blockEnd(order.period, startAt) ?? Infinity) <= now
  const from = order.from === undefined ? madeAt : Date.parse(order.from)
  return isOver(madeAt, Date.now()) && isOver(from, orderNow())
}

/** Clocks and the rounding of months may differ by so much. Milliseconds. */
const endTolerance = 36 * hourMs

/** Whether the provider's protection holds what was asked for, or more. */
export function isInForce(protection: Protection, action: ProtectionAction): boolean {
  if (action.kind === 'reality') return protection.everyMin === (action.order.everyMin ?? null)
  if (action.kind === 'limit') {
    const order = v.parse(limitOrderSchema, action.order)
    return protection.limits.some(
      (limit) =>
        limit.kind === order.kind &&
        limit.window === order.window &&
        limit.status === 'active' &&
        isTighter(limit, order),
    )
  }
  const { block } = protection
  const end = blockEnd(action.order.period, action.madeAt)
  return block !== null && (block.endAt ?? Infinity) >= (end ?? Infinity) - endTolerance
}

/** The protection as it counts on this device: with what waits to be sent, which only ever tightens it. */
export function protectedBy(
  protection: Protection,
  actions: readonly ProtectionAction[],
): Protection {
  return actions.reduce<Protection>((current, action) => {
    if (action.kind === 'reality') return { ...current, everyMin: action.order.everyMin ?? null }
    if (action.kind === 'limit') return limited(current, action.order, action.madeAt)
    return { ...current, block: laterBlock(current.block, blockOf(action)) }
  }, protection)
}

/** The block that waits to be sent, for when nothing else is known. */
export function blockAmong(actions: readonly ProtectionAction[]): Block | null {
  return actions.reduce<Block | null>(
    (block, action) => (action.kind === 'exclude' ? laterBlock(block, blockOf(action)) : block),
    null,
  )
}

/** Whether a block holds. It begins when it is made, so only its end counts: clocks may differ a little. */
export function isBlocking(block: Block | null, now: number): block is Block {
  return block !== null && (block.endAt === null || block.endAt > now)
}

function blockOf({ order, madeAt }: BlockAction): Block {
  const kind = isTimeout(order.period) ? 'timeout' : 'exclude'
  return { kind, startAt: madeAt, endAt: blockEnd(order.period, madeAt) }
}

/** A block is never shortened. */
function laterBlock(one: Block | null, other: Block): Block {
  if (one === null) return other
  return (one.endAt ?? Infinity) >= (other.endAt ?? Infinity) ? one : other
}

function limited(
  protection: Protection,
  onWire: v.InferInput<typeof limitOrderSchema>,
  madeAt: number,
): Protection {
  const order = v.parse(limitOrderSchema, onWire)
  const same = (limit: Limit) =>
    limit.kind === order.kind && limit.window === order.window && limit.status === 'active'
  const rest = protection.limits.filter((limit) => !same(limit) || isTighter(limit, order))
  const limits = rest.some(same) ? rest : [...rest, limitOf(order, madeAt)]
  return { ...protection, limits, depositLeft: depositLeft(limits, protection.used.deposit) }
}

function isTighter(limit: Limit, order: LimitOrder): boolean {
  return (
    (limit.amount ?? Infinity) <= (order.amount ?? Infinity) &&
    (limit.minutes ?? Infinity) <= (order.minutes ?? Infinity)
  )
}

function limitOf(
  { requestId, kind, window, amount, minutes }: LimitOrder,
  createdAt: number,
): Limit {
  const waits = { status: 'active', effectiveAt: null, lapsesAt: null } as const
  return { limitId: requestId, kind, window, amount, minutes, ...waits, createdAt }
}

/** The lowest of several limits wins. */
function depositLeft(limits: readonly Limit[], used: Protection['used']['deposit']): Satang | null {
  const left = limits.flatMap(({ kind, status, window, amount }) =>
    kind === 'deposit' && status === 'active' && amount !== null ? [amount - used[window]] : [],
  )
  return left.length === 0 ? null : satang(Math.max(0, Math.min(...left)))
}
