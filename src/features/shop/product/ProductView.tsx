import { styled } from '@mui/material/styles'
import type { Product } from '#contract/shop/product'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { Buying } from './Buying'
import { Gallery } from './Gallery'
import { ProductHead } from './ProductHead'
import { ProductTabs } from './ProductTabs'
import { RelatedStrip } from './RelatedStrip'
import { TwoSides } from './TwoSides'

interface ProductViewProps {
  product: Product
}

/** All about a product. Give it the product's id as its key: the choices are that one product's. */
export function ProductView({ product }: ProductViewProps) {
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

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  // What stands last can be scrolled away from below the cart button.
  paddingBottom: 72,
})

const Sheet = styled('div')(({ theme }) => ({
  padding: 16,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('sm')]: { padding: 24 },
}))
