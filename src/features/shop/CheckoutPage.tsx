import { Page } from '../../ui/page/Page'

export function CheckoutPage() {
  return <Page title="CheckoutPage">{null}</Page>
}
