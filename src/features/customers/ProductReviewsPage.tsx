import { Page } from '../../ui/page/Page'

export function ProductReviewsPage() {
  return <Page title="ProductReviewsPage">{null}</Page>
}
