import * as v from 'valibot'
import {
  excludeOrderSchema,
  limitOrderSchema,
  realityOrderSchema,
} from '#contract/protection/limits'

/**
 * What a player does to protect themselves: it counts at once, and is sent as soon as that can be.
 * The order stands there as it travels.
 */
const deedSchema = v.variant('kind', [
  v.object({ kind: v.literal('limit'), order: kept(limitOrderSchema), madeAt: v.number() }),
  v.object({ kind: v.literal('exclude'), order: kept(excludeOrderSchema), madeAt: v.number() }),
  v.object({ kind: v.literal('reality'), order: kept(realityOrderSchema), madeAt: v.number() }),
])

export type ProtectionAction = v.InferOutput<typeof deedSchema>

/** Checks an order, but leaves it as it travels. */
function kept<Schema extends v.GenericSchema>(schema: Schema) {
  return v.custom<v.InferInput<Schema>>((order) => v.is(schema, order))
}

/** What waits to be sent, in its order; damaged entries are dropped. Null when it is no list. */
export function parseActions(stored: unknown): ProtectionAction[] | null {
  if (!Array.isArray(stored)) return null
  return stored.filter((entry): entry is ProtectionAction => v.is(deedSchema, entry))
}
