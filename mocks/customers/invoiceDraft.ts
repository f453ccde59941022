import * as v from 'valibot'
import { type InvoiceDraft, invoiceDraftSchema } from '#contract/customers/extra'
import { now } from '../clock'
import { customersDatabase } from './database'

const none = { draft: null, savedAt: null }

/** The kept draft; one that is damaged counts as none. */
export async function readDraft(): Promise<object> {
  const row = await customersDatabase.invoiceDrafts.get('draft')
  if (!row || !v.is(invoiceDraftSchema, row.draft)) return none
  return { draft: row.draft, savedAt: row.savedAt }
}

export async function saveDraft({ draft }: { draft: InvoiceDraft | null }): Promise<object> {
  const { invoiceDrafts } = customersDatabase
  if (draft === null) {
    await invoiceDrafts.clear()
    return none
  }
  const savedAt = new Date(now()).toISOString()
  await invoiceDrafts.put({ id: 'draft', draft, savedAt })
  return { draft, savedAt }
}
