import { Page } from '../../ui/page/Page'

export function ProductDetailPage() {
  return <Page title="ProductDetailPage">{null}</Page>
}
