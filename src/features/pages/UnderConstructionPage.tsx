import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'

export function UnderConstructionPage() {
  const text = useText()
  return <Page title={text('openNames.underConstruction')}>{null}</Page>
}
