import { Page } from '../../ui/page/Page'

export function UserTablePage() {
  return <Page title="UserTablePage">{null}</Page>
}
