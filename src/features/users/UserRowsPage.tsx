import { Page } from '../../ui/page/Page'

export function UserRowsPage() {
  return <Page title="UserRowsPage">{null}</Page>
}
