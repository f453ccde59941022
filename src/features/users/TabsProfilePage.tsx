import { Page } from '../../ui/page/Page'

export function TabsProfilePage() {
  return <Page title="TabsProfilePage">{null}</Page>
}
