/**
 * What a change makes of the board, by the same rules for what is stored and for what a page shows before:
 * where items and columns go, and an item's checklist.
 */
import type { Check } from './kanban'

/** A column or a story, as far as its items are concerned. */
export interface Holder {
  readonly id: string
  readonly itemIds: readonly string[]
}

export interface HolderMove {
  itemId: string
  /** Null: the item is in none any more. */
  holderId: string | null
  /** The item that it goes in front of; at the end when null or not there. */
  beforeItemId?: string | null | undefined
}

/** `ids` with `id` in front of `before`; at the end when that is null or not there. */
export function placed(
  ids: readonly string[],
  id: string,
  before: string | null | undefined,
): string[] {
  if (before === id) return ids.includes(id) ? [...ids] : [...ids, id]
  const rest = ids.filter((other) => other !== id)
  const index = before == null ? -1 : rest.indexOf(before)
  rest.splice(index < 0 ? rest.length : index, 0, id)
  return rest
}

/** The `known` ids in the order `wanted`: unknown and repeated ones do not count, forgotten ones end up last. */
export function reordered(known: readonly string[], wanted: readonly string[]): string[] {
  const left = new Set(known)
  const first = wanted.filter((id) => left.delete(id))
  return [...first, ...left]
}

/** The holders with one item moved; those that it does not touch stay the same objects. */
export function moved<H extends Holder>(holders: readonly H[], move: HolderMove): H[] {
  const { itemId, holderId, beforeItemId } = move
  return holders.map((holder) => {
    if (holder.id === holderId) {
      return { ...holder, itemIds: placed(holder.itemIds, itemId, beforeItemId) }
    }
    return holder.itemIds.includes(itemId)
      ? { ...holder, itemIds: holder.itemIds.filter((id) => id !== itemId) }
      : holder
  })
}

/**
 * The holders with their items in the order of a whole store that was sent: an item goes to the first
 * holder that claims it, unknown ones do not count, and one that nobody claims stays where it is.
 */
export function refilled<H extends Holder>(
  holders: readonly H[],
  wanted: readonly Holder[],
  known: ReadonlySet<string>,
): H[] {
  const claimed = new Set<string>()
  const claims = new Map<string, string[]>()
  for (const { id, itemIds } of wanted) {
    if (claims.has(id) || !holders.some((holder) => holder.id === id)) continue
    const own = itemIds.filter((itemId) => known.has(itemId) && !claimed.has(itemId))
    const unique = [...new Set(own)]
    for (const itemId of unique) claimed.add(itemId)
    claims.set(id, unique)
  }
  return holders.map((holder) => ({
    ...holder,
    itemIds: [
      ...(claims.get(holder.id) ?? []),
      ...holder.itemIds.filter((itemId) => !claimed.has(itemId)),
    ],
  }))
}

/** What is said of a line, and which line it goes in front of; what is left out stays. */
export interface SaidCheck {
  id: string
  text?: string | undefined
  isDone?: boolean | undefined
  beforeCheckId?: string | null | undefined
}

interface CheckChange {
  setCheck?: SaidCheck | undefined
  removeCheck?: string | undefined
}

/** The checklist with a line that is new, changed or moved, and without one. */
export function withCheck(
  checklist: readonly Check[],
  { setCheck, removeCheck }: CheckChange,
): Check[] {
  const kept = checklist.filter(({ id }) => id !== removeCheck)
  if (!setCheck) return kept
  const { id, text, isDone, beforeCheckId } = setCheck
  const byId = new Map(kept.map((check) => [check.id, check]))
  const before = byId.get(id)
  byId.set(id, {
    id,
    text: text ?? before?.text ?? '',
    isDone: isDone ?? before?.isDone ?? false,
  })
  const order = [...byId.keys()]
  const next = beforeCheckId === undefined ? order : placed(order, id, beforeCheckId)
  return next.flatMap((known) => byId.get(known) ?? [])
}
