import { loadState } from '#api/cache/loadState'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import { useInvoiceDraftQuery } from './api/invoice'
import { InvoiceForm } from './invoice/InvoiceForm'

/** An invoice from the first word to the paper; the draft is kept all the way. */
export function CreateInvoicePage() {
  const text = useText()
  return (
    <Page title={text('customers.invoice.title')}>
      <LoadArea state={loadState(useInvoiceDraftQuery())} skeleton={<SkeletonBlock height={720} />}>
        {(kept) => <InvoiceForm kept={kept} />}
      </LoadArea>
    </Page>
  )
}
