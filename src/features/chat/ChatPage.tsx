import { Page } from '../../ui/page/Page'

export function ChatPage() {
  return <Page title="ChatPage">{null}</Page>
}
