import { Page } from '../../ui/page/Page'

export function BoardPage() {
  return <Page title="BoardPage">{null}</Page>
}
