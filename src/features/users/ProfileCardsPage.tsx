import { Page } from '../../ui/page/Page'

export function ProfileCardsPage() {
  return <Page title="ProfileCardsPage">{null}</Page>
}
