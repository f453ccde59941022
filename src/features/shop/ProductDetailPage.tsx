import { useParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { defaultProductId } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { useProductQuery } from './api/products'
import { CartButton } from './buying/CartButton'
import { ProductNotFound } from './product/ProductNotFound'
import { ProductSkeleton } from './product/ProductSkeleton'
import { ProductView } from './product/ProductView'

/** One product: the one of the address, or the first for `default`. */
export function ProductDetailPage() {
  const text = useText()
  const { id = defaultProductId } = useParams()
  const state = loadState(useProductQuery(id))
  const isUnknown = state.failure?.status === 404
  const name = isUnknown ? undefined : state.answer?.value.name
  return (
    <Page title={name ?? text('shop.product.title')}>
      {isUnknown ? (
        <ProductNotFound />
      ) : (
        <LoadArea state={state} skeleton={<ProductSkeleton />}>
          {(product) => <ProductView key={product.id} product={product} />}
        </LoadArea>
      )}
      <CartButton />
    </Page>
  )
}
