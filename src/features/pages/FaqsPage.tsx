import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'

export function FaqsPage() {
  const text = useText()
  return <Page title={text('openNames.faqs')}>{null}</Page>
}
