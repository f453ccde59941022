import { Page } from '../../ui/page/Page'

export function SocialProfilePage() {
  return <Page title="SocialProfilePage">{null}</Page>
}
