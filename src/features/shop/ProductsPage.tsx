import { Page } from '../../ui/page/Page'

export function ProductsPage() {
  return <Page title="ProductsPage">{null}</Page>
}
