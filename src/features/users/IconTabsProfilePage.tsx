import { Page } from '../../ui/page/Page'

export function IconTabsProfilePage() {
  return <Page title="IconTabsProfilePage">{null}</Page>
}
