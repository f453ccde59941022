import { Page } from '../../ui/page/Page'

export function OrderDetailsPage() {
  return <Page title="OrderDetailsPage">{null}</Page>
}
