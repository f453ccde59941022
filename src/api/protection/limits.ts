import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import {
  type Block,
  type BlockPeriod,
  blockEnd,
  excludeRequestSchema,
  isTimeout,
  type Limit,
  type LimitRequest,
  limitConfirmSchema,
  limitRequestSchema,
  limitSchema,
  type Protection,
  protectionSchema,
  realityRequestSchema,
} from '#contract/protection/limits'
import { providerPaths } from '#contract/provider'
import { moment } from '#contract/wire'
import { requestNow } from '#lib/device/clock'
import { providerExt } from '#lib/environment'
import { type Satang, satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { storedByName, storedValue } from '#lib/storage/storedValue'
import { hourMs } from '#lib/time'
import { type CachedResult, type LoadState, loadState, mapLoad } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'

/** The answer is not read, because the protection is loaded again. */
const done = v.unknown()

/**
 * Checks the answer to a higher limit, but leaves it unparsed. The player waits for the result, so an answer
 * without a limit counts as none. A limit alone is the earlier form of this answer.
 */
const limitAnswer = v.custom<unknown>((answer) => v.is(knownAnswers, answer))
const knownAnswers = v.union([protectionSchema, limitSchema, v.string()])

const changes = ['Protection'] as const

/**
 * Limits, breaks and exclusions of a player. Bodies are as sent, amounts in baht. Requests that only protect
 * are not sent from here but by `protection.ts`, which stores them first.
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
    setLimit: build.mutation<unknown, v.InferInput<typeof limitRequestSchema>>(
      providerMutation({ path: providerPaths.limit(), answer: done, changes }),
    ),
    raiseLimit: build.mutation<unknown, v.InferInput<typeof limitRequestSchema>>(
      providerMutation({ path: providerPaths.limit(), answer: limitAnswer, changes }),
    ),
    confirmLimit: build.mutation<unknown, v.InferInput<typeof limitConfirmSchema>>(
      providerMutation({ path: providerPaths.limitConfirm(), answer: done, changes }),
    ),
    exclude: build.mutation<unknown, v.InferInput<typeof excludeRequestSchema>>(
      providerMutation({
        path: providerPaths.exclude(),
        answer: done,
        // With an exclusion the player gives up every bonus that is not played through, and a deposit that
        // waits for its money.
        changes: ['Protection', 'Player', 'Balance', 'Promotion', 'History', 'Reward'],
      }),
    ),
    setReality: build.mutation<unknown, v.InferInput<typeof realityRequestSchema>>(
      providerMutation({ path: providerPaths.reality(), answer: done, changes }),
    ),
  }),
})

export const { useProtectionQuery } = limitsApi

export const limitPayment = paymentKind('limit', limitsApi.endpoints.raiseLimit, limitRequestSchema)

export const limitConfirmPayment = paymentKind(
  'limitconfirm',
  limitsApi.endpoints.confirmLimit,
  limitConfirmSchema,
)

/** The player's actions that wait to be sent. */
export function useWaitingActions(userId: string): readonly ProtectionAction[] {
  return useSyncExternalStore(waitingActions(userId).subscribe, () => readActions(userId))
}

/** Whether the browser stored all waiting actions; those not stored are lost with the page. */
export function useActionsStored(userId: string): boolean {
  const { subscribe, isStored } = waitingActions(userId)
  return useSyncExternalStore(subscribe, isStored)
}

/** The player's protection, including waiting actions, which apply on this device before they are sent. */
export function useProtection(userId: string): LoadState<Protection> {
  const actions = useWaitingActions(userId)
  const load = loadState(useProtectionQuery(userId, { skip: !providerExt || userId === '' }))
  return mapLoad(load, (protection) => protectedBy(protection, actions))
}

/** The time-out or self-exclusion in force at `now`; null if there is none, or none is known. */
export function useBlock(userId: string, now: number): Block | null {
  const { answer } = useProtection(userId)
  const actions = useWaitingActions(userId)
  const block = answer ? answer.value.block : blockAmong(actions)
  return isBlocking(block, now) ? block : null
}

/**
 * An action by which players protect themselves. It applies at once and is sent as soon as possible. `order`
 * is the body as sent.
 */
const actionSchema = v.variant('kind', [
  v.object({ kind: v.literal('limit'), order: asSent(limitRequestSchema), madeAt: moment }),
  v.object({ kind: v.literal('exclude'), order: asSent(excludeRequestSchema), madeAt: moment }),
  v.object({ kind: v.literal('reality'), order: asSent(realityRequestSchema), madeAt: moment }),
])

export type ProtectionAction = v.InferOutput<typeof actionSchema>

export type BlockAction = Extract<ProtectionAction, { kind: 'exclude' }>

/** Checks a request body, but leaves it as sent. */
function asSent<Schema extends v.GenericSchema>(schema: Schema) {
  return v.custom<v.InferInput<Schema>>((request) => v.is(schema, request))
}

/** @returns the waiting actions in order; null if it is not a list. Damaged entries are logged and left out. */
export function parseActions(stored: unknown): ProtectionAction[] | null {
  if (!Array.isArray(stored)) return null
  return stored.filter((entry): entry is ProtectionAction => {
    const isWhole = v.is(actionSchema, entry)
    if (!isWhole) console.error('What protects the player waited to be sent and is damaged', entry)
    return isWhole
  })
}

const nothing: readonly ProtectionAction[] = []

/** The player's actions that wait to be sent. Without browser storage they last as long as the page. */
export const waitingActions = storedByName((userId) =>
  storedValue<readonly ProtectionAction[]>(`protection:${userId}`, parseActions),
)

export function readActions(userId: string): readonly ProtectionAction[] {
  return waitingActions(userId).get() ?? nothing
}

export function addAction(action: ProtectionAction): void {
  waitingActions(action.order.userId).update((actions) => [...(actions ?? nothing), action])
}

export function removeAction({ order: request }: ProtectionAction): void {
  waitingActions(request.userId).update((actions) => {
    const left = (actions ?? nothing).filter(
      (action) => action.order.requestId !== request.requestId,
    )
    return left.length > 0 ? left : null
  })
}

/** Makes a break or exclusion that begins when the player confirms it, however late it is sent. */
export function blockAction(userId: string, period: BlockPeriod): BlockAction {
  const from = new Date(requestNow()).toISOString()
  const request = { userId, requestId: makeRequestId(), period, reason: null, from }
  return { kind: 'exclude', order: request, madeAt: Date.now() }
}

/**
 * Whether a break ended while it waited, by the device's clock and the provider's. If sent now, it would
 * begin again. One of the clocks may have been wrong, so it stays until the player decides.
 */
export function hasLapsed(action: ProtectionAction): action is BlockAction {
  if (action.kind !== 'exclude') return false
  const { madeAt, order: request } = action
  const isOver = (startAt: number, now: number) =>
    (blockEnd(request.period, startAt) ?? Infinity) <= now
  const from = request.from === undefined ? madeAt : Date.parse(request.from)
  return isOver(madeAt, Date.now()) && isOver(from, requestNow())
}

/** How far clocks and the rounding of months may differ, in milliseconds. */
const endTolerance = 36 * hourMs

/** Whether the provider's protection includes the action, or something stricter. */
export function isInForce(protection: Protection, action: ProtectionAction): boolean {
  if (action.kind === 'reality') return protection.everyMin === (action.order.everyMin ?? null)
  if (action.kind === 'limit') {
    const request = v.parse(limitRequestSchema, action.order)
    return protection.limits.some(
      (limit) =>
        limit.kind === request.kind &&
        limit.window === request.window &&
        limit.status === 'active' &&
        isTighter(limit, request),
    )
  }
  const { block } = protection
  const end = blockEnd(action.order.period, action.madeAt)
  return block !== null && (block.endAt ?? Infinity) >= (end ?? Infinity) - endTolerance
}

/**
 * The protection that applies on this device, with the waiting actions. Waiting limits and blocks only ever
 * tighten it.
 */
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

/** The waiting block, used while the provider's protection is unknown. */
export function blockAmong(actions: readonly ProtectionAction[]): Block | null {
  return actions.reduce<Block | null>(
    (block, action) => (action.kind === 'exclude' ? laterBlock(block, blockOf(action)) : block),
    null,
  )
}

/**
 * Whether a block is in force. It begins when it is made, so only its end is compared: clocks may differ a
 * little.
 */
export function isBlocking(block: Block | null, now: number): block is Block {
  return block !== null && (block.endAt === null || block.endAt > now)
}

function blockOf({ order: request, madeAt }: BlockAction): Block {
  const kind = isTimeout(request.period) ? 'timeout' : 'exclude'
  return { kind, startAt: madeAt, endAt: blockEnd(request.period, madeAt) }
}

/** A block is never shortened. */
function laterBlock(one: Block | null, other: Block): Block {
  if (one === null) return other
  return (one.endAt ?? Infinity) >= (other.endAt ?? Infinity) ? one : other
}

function limited(
  protection: Protection,
  onWire: v.InferInput<typeof limitRequestSchema>,
  madeAt: number,
): Protection {
  const request = v.parse(limitRequestSchema, onWire)
  const same = (limit: Limit) =>
    limit.kind === request.kind && limit.window === request.window && limit.status === 'active'
  const rest = protection.limits.filter((limit) => !same(limit) || isTighter(limit, request))
  const limits = rest.some(same) ? rest : [...rest, limitOf(request, madeAt)]
  return { ...protection, limits, depositLeft: depositLeft(limits, protection.used.deposit) }
}

function isTighter(limit: Limit, request: LimitRequest): boolean {
  return (
    (limit.amount ?? Infinity) <= (request.amount ?? Infinity) &&
    (limit.minutes ?? Infinity) <= (request.minutes ?? Infinity)
  )
}

function limitOf(
  { requestId, kind, window, amount, minutes }: LimitRequest,
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
