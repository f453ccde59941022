import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'

export function PrivacyPolicyPage() {
  const text = useText()
  return <Page title={text('openNames.privacyPolicy')}>{null}</Page>
}
