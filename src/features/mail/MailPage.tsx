import { Page } from '../../ui/page/Page'

export function MailPage() {
  return <Page title="MailPage">{null}</Page>
}
