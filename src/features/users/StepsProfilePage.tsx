import { Page } from '../../ui/page/Page'

export function StepsProfilePage() {
  return <Page title="StepsProfilePage">{null}</Page>
}
