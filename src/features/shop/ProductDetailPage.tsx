import { styled } from '@mui/material/styles'
import { useParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { defaultProductId, type Product } from '#contract/shop/product'
import { memberPaths } from '#lib/paths/member'
import { pageCardGround } from '#ui/appearance/grounds'
import { ButtonLink } from '#ui/form/BusyButton'
import { SearchIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState, Note } from '#ui/state/Note'
import { useProductQuery } from './api/products'
import { CartButton } from './buying/CartButton'
import { BackToProducts } from './product/BackToProducts'
import { Buying } from './product/Buying'
import { Gallery } from './product/Gallery'
import { ProductHead } from './product/ProductHead'
import { ProductTabs } from './product/ProductTabs'
import { RelatedStrip } from './product/RelatedStrip'

/** Page of one product: the one in the address, or the first one for `default`. */
export function ProductDetailPage() {
  const text = useText()
  const { id = defaultProductId } = useParams()
  const state = loadState(useProductQuery(id))
  const isUnknown = state.failure?.status === 404
  const name = isUnknown ? undefined : state.answer?.value.name
  return (
    <Page title={name ?? text('shop.product.title')} parentLink={!isUnknown && <BackToProducts />}>
      {isUnknown ? (
        <ProductNotFound />
      ) : (
        <LoadArea state={state}>
          {(product) => <ProductView key={product.id} product={product} />}
        </LoadArea>
      )}
      <CartButton />
    </Page>
  )
}

/** Shown if the shop has no product with the id in the address. */
function ProductNotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<SearchIcon size={32} />}
      title={text('shop.product.notFoundTitle')}
      message={text('shop.product.notFound')}
      action={
        <ButtonLink to={memberPaths.products} variant="outlined">
          {text('shop.product.all')}
        </ButtonLink>
      }
    />
  )
}

interface ProductViewProps {
  product: Product
}

/** Details of a product. Use the product's id as the key: the chosen options belong to that product. */
function ProductView({ product }: ProductViewProps) {
  const text = useText()
  return (
    <Parts>
      <Sheet>
        <TwoSides>
          <Gallery product={product} />
          <div>
            <ProductHead product={product} />
            {product.isStock ? (
              <Buying product={product} />
            ) : (
              <Note tone="info">{text('shop.product.soldOutNote')}</Note>
            )}
          </div>
        </TwoSides>
      </Sheet>
      <ProductTabs about={product.about || product.description} />
      <RelatedStrip id={product.id} />
    </Parts>
  )
}

// No grid: in print, browsers move a grid to the next page as a whole, away from the heading.
const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  overflowWrap: 'anywhere',
  // Leaves space to scroll the last content out from under the cart button.
  paddingBottom: 72,
})

const Sheet = styled('div')(({ theme }) => ({
  padding: 16,
  ...pageCardGround(theme),
  [theme.breakpoints.up('sm')]: { padding: 24 },
}))

/** Pictures and, beside them (below them on phones), details and options. */
const TwoSides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 32 },
}))
