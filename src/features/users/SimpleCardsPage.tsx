import { Page } from '../../ui/page/Page'

export function SimpleCardsPage() {
  return <Page title="SimpleCardsPage">{null}</Page>
}
