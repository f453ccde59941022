import { styled } from '@mui/material/styles'
import type { Product } from '#contract/shop/product'
import { memberPaths, pathOf } from '#lib/paths/member'
import { RowLink } from '#ui/table/RowLink'
import { ProductPicture } from '../description/ProductPicture'
import { Sample } from '../Sample'

interface ProductNameProps {
  product: Product
}

/** The product's picture and name; it leads to its page. */
export function ProductName({ product: { id, name, image } }: ProductNameProps) {
  return (
    <Line>
      <Picture>
        <ProductPicture src={image} />
      </Picture>
      <RowLink to={pathOf(memberPaths.productDetail, id)}>
        <Sample>{name}</Sample>
      </RowLink>
    </Line>
  )
}

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 12 })

const Picture = styled('span')({
  flex: '0 0 56px',
  borderRadius: 8,
  '@media print': { display: 'none' },
})
