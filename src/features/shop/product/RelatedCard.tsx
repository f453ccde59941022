import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Product } from '#contract/shop/product'
import { memberPaths, pathOf } from '#lib/paths/member'
import { Stars } from '#ui/display/Stars'
import { Price } from '../description/Price'
import { ProductPicture } from '../description/ProductPicture'
import { StockChip } from '../description/StockChip'
import { Sample } from '../Sample'

interface RelatedCardProps {
  product: Product
}

/** A product in short; the whole card leads to it. */
export function RelatedCard({ product }: RelatedCardProps) {
  const { id, name, image, rating, offerPrice, salePrice, isStock } = product
  return (
    <Card to={pathOf(memberPaths.productDetail, id)}>
      <ProductPicture src={image} />
      <Words>
        <b>
          <Sample>{name}</Sample>
        </b>
        <Stars rating={rating} />
        {isStock ? <Price offer={offerPrice} sale={salePrice} /> : <StockChip isStock={false} />}
      </Words>
    </Card>
  )
}

const Card = styled(Link)(({ theme }) => ({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  backgroundColor: theme.palette.background.paper,
  transition: 'border-color 0.15s',
  '&:hover': { borderColor: theme.palette.primary.readable },
  '&:focus-visible': { outlineOffset: -2 },
  '& > span:first-of-type': { borderRadius: 0 },
}))

const Words = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 6,
  padding: 12,
})
