import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'

export function LandingPage() {
  const text = useText()
  return <Page title={text('openNames.landing')}>{null}</Page>
}
