import { Page } from '../../ui/page/Page'

export function DetailsCardsPage() {
  return <Page title="DetailsCardsPage">{null}</Page>
}
