import { Page } from '../../ui/page/Page'

export function CreateInvoicePage() {
  return <Page title="CreateInvoicePage">{null}</Page>
}
