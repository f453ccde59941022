import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'

export function ContactUsPage() {
  const text = useText()
  return <Page title={text('openNames.contactUs')}>{null}</Page>
}
