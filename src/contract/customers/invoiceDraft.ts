/** The invoice draft: saved while it is typed, and the same in all tabs. */
import * as v from 'valibot'
import { idInBody, lineInBody, replacedEntry, textInBody, wasInBody } from '../demo'
import { instantOnWire, maybe } from '../wire'

const figures = v.pipe(v.string(), v.maxLength(40))
/** `yyyy-mm-dd` or empty. */
const day = v.pipe(v.string(), v.maxLength(20))

const itemSchema = v.object({ id: idInBody, name: lineInBody, quantity: figures, price: figures })

const notes = v.pipe(textInBody, v.maxLength(10_000))

const mostItems = 100

/** Texts of the fields, valid or not. */
export const invoiceDraftSchema = v.object({
  /** Id of the future invoice, so that issuing twice creates one invoice. Earlier drafts have none. */
  id: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  customerName: lineInBody,
  customerEmail: lineInBody,
  customerAddress: lineInBody,
  date: day,
  due: day,
  /** Percent. */
  discount: figures,
  tax: figures,
  notes,
  items: v.pipe(v.array(itemSchema), v.maxLength(mostItems)),
})

export type InvoiceDraft = v.InferOutput<typeof invoiceDraftSchema>

/** Only the edited parts, so that edits from another tab stay. */
export const draftChangesSchema = v.object({
  texts: v.object({
    customerName: v.exactOptional(lineInBody),
    customerEmail: v.exactOptional(lineInBody),
    customerAddress: v.exactOptional(lineInBody),
    date: v.exactOptional(day),
    due: v.exactOptional(day),
    discount: v.exactOptional(figures),
    tax: v.exactOptional(figures),
    notes: v.exactOptional(notes),
  }),
  /** New and edited rows. */
  items: v.pipe(
    v.array(
      v.object({
        id: idInBody,
        name: v.exactOptional(lineInBody),
        quantity: v.exactOptional(figures),
        price: v.exactOptional(figures),
      }),
    ),
    v.maxLength(mostItems),
  ),
  removed: v.pipe(v.array(idInBody), v.maxLength(1000)),
  /** Ids of all rows, if rows were added or moved. */
  order: v.exactOptional(v.pipe(v.array(idInBody), v.maxLength(mostItems))),
})

export type DraftChanges = v.InferOutput<typeof draftChangesSchema>

/** `draft` replaces a stored draft; null deletes it. `otherwise`: the draft before, used if none is stored. */
export const saveInvoiceDraftSchema = v.union([
  v.object({ draft: v.nullable(invoiceDraftSchema) }),
  v.object({ changes: draftChangesSchema, otherwise: invoiceDraftSchema, was: wasInBody }),
])

export type SaveInvoiceDraft = v.InferOutput<typeof saveInvoiceDraftSchema>

export const invoiceDraftAnswer = v.object({
  draft: v.nullable(invoiceDraftSchema),
  savedAt: maybe(instantOnWire),
  ...replacedEntry,
})

export type StoredInvoiceDraft = v.InferOutput<typeof invoiceDraftAnswer>

type Item = InvoiceDraft['items'][number]

/** @returns all typed texts, by field name */
export function draftTexts({ items, ...typed }: InvoiceDraft): Record<string, string> {
  const texts: Record<string, string> = { ...typed }
  for (const { id, ...parts } of items) {
    for (const [name, value] of Object.entries(parts)) texts[`${id}.${name}`] = value
  }
  return texts
}

/** @returns the changes from `before` to `after` */
export function draftChanges(before: InvoiceDraft, after: InvoiceDraft): DraftChanges {
  const known = new Map(before.items.map((item) => [item.id, item]))
  const kept = new Set(after.items.map(({ id }) => id))
  const items = after.items.flatMap((item) => {
    const changed = changedIn(known.get(item.id), item)
    return Object.keys(changed).length > 0 ? [{ ...changed, id: item.id }] : []
  })
  const removed = before.items.map(({ id }) => id).filter((id) => !kept.has(id))
  const order = after.items.map(({ id }) => id)
  const stayed = before.items.map(({ id }) => id).filter((id) => kept.has(id))
  const isMoved = order.join('\n') !== stayed.join('\n')
  const { id: _, items: __, ...typed } = after
  return { texts: changedIn(before, typed), items, removed, ...(isMoved && { order }) }
}

/** @returns the fields of `after` that differ from `before` */
function changedIn<Fields extends object>(
  before: Partial<Record<keyof Fields, unknown>> | undefined,
  after: Fields,
): Partial<Fields> {
  const changed: Partial<Fields> = { ...after }
  for (const name in after) if (before?.[name] === after[name]) delete changed[name]
  return changed
}

export function hasChanges({ texts: typed, items, removed, order }: DraftChanges): boolean {
  return (
    Object.keys(typed).length > 0 || items.length > 0 || removed.length > 0 || order !== undefined
  )
}

/**
 * Applies the changes since `before` to the draft. A row that was deleted elsewhere is completely restored if
 * it was edited here.
 */
export function changedDraft(
  draft: InvoiceDraft,
  changes: DraftChanges,
  before: InvoiceDraft,
): InvoiceDraft {
  const items = new Map(draft.items.map((item) => [item.id, item]))
  const earlier = new Map(before.items.map((item) => [item.id, item]))
  for (const id of changes.removed) items.delete(id)
  for (const item of changes.items) {
    const known: Item = items.get(item.id) ??
      earlier.get(item.id) ?? { id: item.id, name: '', quantity: '1', price: '' }
    items.set(item.id, { ...known, ...item })
  }
  const places = new Map(changes.order?.map((id, index) => [id, index]))
  const placeOf = ({ id }: Item) => places.get(id) ?? places.size
  const inOrder = [...items.values()].toSorted((one, other) => placeOf(one) - placeOf(other))
  return { ...draft, ...changes.texts, items: inOrder.slice(0, mostItems) }
}
