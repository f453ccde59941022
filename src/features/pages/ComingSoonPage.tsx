import { useText } from '../../ui/intl/useText'
import { Page } from '../../ui/page/Page'

export function ComingSoonPage({ look }: { look: 1 | 2 }) {
  const text = useText()
  return <Page title={text(`openNames.comingSoon${look}`)}>{null}</Page>
}
