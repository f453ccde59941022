/**
 * Damage never opens what a player closed. A block or a limit whose row was set aside stays, by what of
 * it can still be read; what cannot is taken at its strictest.
 */
import * as v from 'valibot'
import { blockEnd, limitKinds, limitWindows } from '#contract/protection/limits'
import { countOnWire, momentText } from '#contract/wire'
import { satang } from '#lib/money'
import { isoNow, now } from '../../clock'
import type { Misfit } from '../../database/checkedDatabase'
import type { BlockRow, LimitRow } from './playRows'
import type { ProviderTables } from './tables'

const blockRest = v.object({
  userId: v.string(),
  kind: v.fallback(v.picklist(['timeout', 'exclude']), 'exclude'),
  startAt: v.fallback(momentText, isoNow),
  endAt: v.fallback(v.optional(v.nullable(momentText)), undefined),
  reason: v.fallback(v.nullable(v.string()), null),
})

/** Whose limit it is, of what and for how long: `userId:kind:window:active`. */
const activeSlot = v.pipe(
  v.string(),
  v.transform((key) => key.split(':')),
  v.tuple([v.string(), v.picklist(limitKinds), v.picklist(limitWindows), v.literal('active')]),
)

const limitRest = v.object({
  slotKey: activeSlot,
  amount: v.fallback(countOnWire, 0),
  minutes: v.fallback(v.pipe(countOnWire, v.minValue(1), v.maxValue(1440)), 1),
})

/** Within the transaction that removed the rows. */
export async function keepProtection(
  provider: ProviderTables,
  misfits: readonly Misfit[],
): Promise<void> {
  for (const { table, key, row } of misfits) {
    const id = String(key)
    const block = table === 'blocks' ? blockOfRest(id, row) : undefined
    const limit = table === 'limits' ? limitOfRest(id, row) : undefined
    if (block) await provider.blocks.put(block)
    if (limit) await provider.limits.put(limit)
    const kept = block ?? limit
    if (kept) console.error(`A damaged row of ${table} goes on at its strictest: ${id}`, kept)
  }
}

function blockOfRest(blockId: string, row: unknown): BlockRow | undefined {
  const rest = v.safeParse(blockRest, row)
  if (!rest.success) return undefined
  const { endAt = strictestEnd(rest.output.kind), ...others } = rest.output
  return { blockId, ...others, endAt }
}

/** A time-out lasts 30 days at the most; an exclusion may be one for ever. */
function strictestEnd(kind: BlockRow['kind']): string | null {
  const end = blockEnd(kind === 'timeout' ? '30d' : 'forever', now())
  return end === null ? null : new Date(end).toISOString()
}

function limitOfRest(limitId: string, row: unknown): LimitRow | undefined {
  const rest = v.safeParse(limitRest, row)
  if (!rest.success) return undefined
  const [userId, kind, window, status] = rest.output.slotKey
  const isSession = kind === 'session'
  return {
    limitId,
    userId,
    kind,
    window,
    amount: isSession ? null : satang(rest.output.amount),
    minutes: isSession ? rest.output.minutes : null,
    status,
    effectiveAt: null,
    lapsesAt: null,
    slotKey: `${userId}:${kind}:${window}:${status}`,
    createdAt: isoNow(),
  }
}
