import * as v from 'valibot'
import {
  changedDraft,
  draftTexts,
  type InvoiceDraft,
  invoiceDraftSchema,
  type saveInvoiceDraftSchema,
} from '#contract/customers/invoiceDraft'
import { replacedUnknowing } from '#contract/demo'
import { isoNow } from '../clock'
import { customersDatabase } from './database'

const none = { draft: null, savedAt: null }

/** Returns the saved draft; a damaged draft counts as none. */
export async function readDraft() {
  const row = await customersDatabase.invoiceDrafts.get('draft')
  const draft = v.safeParse(invoiceDraftSchema, row?.draft)
  return row && draft.success ? { draft: draft.output, savedAt: row.savedAt } : none
}

export async function saveDraft(
  order: v.InferOutput<typeof saveInvoiceDraftSchema>,
): Promise<object> {
  if ('changes' in order) {
    const { draft } = await readDraft()
    const before = draft ?? order.otherwise
    const next = changedDraft(before, order.changes, order.otherwise)
    const replaced = replacedUnknowing(draftTexts(before), order.was, draftTexts(next))
    return { ...(await keep(next)), replaced }
  }
  if (order.draft !== null) return keep(order.draft)
  await customersDatabase.invoiceDrafts.clear()
  return none
}

async function keep(draft: InvoiceDraft): Promise<object> {
  const savedAt = isoNow()
  await customersDatabase.invoiceDrafts.put({ id: 'draft', draft, savedAt })
  return { draft, savedAt }
}
