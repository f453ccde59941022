import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { CartButton } from './buying/CartButton'
import { ProductsContent } from './products/ProductsContent'

/** What the demo shop sells, as cards; the filter stands in the address. */
export function ProductsPage() {
  const text = useText()
  return (
    <Page title={text('shop.products.title')}>
      <ProductsContent />
      <CartButton />
    </Page>
  )
}
