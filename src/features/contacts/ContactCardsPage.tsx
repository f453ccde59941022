import { Page } from '../../ui/page/Page'

export function ContactCardsPage() {
  return <Page title="ContactCardsPage">{null}</Page>
}
