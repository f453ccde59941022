import { Page } from '../../ui/page/Page'

export function OrdersPage() {
  return <Page title="OrdersPage">{null}</Page>
}
