import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'

export function ErrorPage() {
  const text = useText()
  return <Page title={text('openNames.errorPage')}>{null}</Page>
}
