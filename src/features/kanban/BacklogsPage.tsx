import { Page } from '../../ui/page/Page'

export function BacklogsPage() {
  return <Page title="BacklogsPage">{null}</Page>
}
