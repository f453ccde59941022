import { Page } from '../../ui/page/Page'

export function ProductListPage() {
  return <Page title="ProductListPage">{null}</Page>
}
