import { Page } from '../../ui/page/Page'

export function CustomerProductsPage() {
  return <Page title="CustomerProductsPage">{null}</Page>
}
