import { Page } from '../../ui/page/Page'

export function ContactListPage() {
  return <Page title="ContactListPage">{null}</Page>
}
