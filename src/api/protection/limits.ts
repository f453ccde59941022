import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import {
  type Block,
  type excludeOrderSchema,
  limitConfirmSchema,
  limitOrderSchema,
  limitSchema,
  type Protection,
  protectionSchema,
  type realityOrderSchema,
} from '#contract/protection/limits'
import { providerPaths } from '#contract/provider'
import { providerExt } from '#lib/environment'
import { type CachedResult, type LoadState, loadState, mapLoad } from '../cache/loadState'
import { api } from '../client/api'
import { providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerOrder'
import { moneyOrder } from '../money/moneyOrder'
import {
  blockAmong,
  isBlocking,
  type ProtectionAction,
  protectedBy,
  readActions,
  waitingActions,
} from './protectionActions'

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

export const limitOrder = moneyOrder('limit', limitsApi.endpoints.raiseLimit, limitOrderSchema)

export const limitConfirmOrder = moneyOrder(
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
