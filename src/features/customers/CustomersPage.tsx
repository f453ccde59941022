import { Page } from '../../ui/page/Page'

export function CustomersPage() {
  return <Page title="CustomersPage">{null}</Page>
}
