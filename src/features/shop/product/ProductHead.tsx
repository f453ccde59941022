import { styled } from '@mui/material/styles'
import type { Product } from '#contract/shop/product'
import { Sample } from '#ui/display/DataText'
import { Stars } from '#ui/display/Stars'
import { useFormat } from '#ui/intl/useFormat'
import { Discount, Price } from '../description/Price'
import { StockChip } from '../description/StockChip'

interface ProductHeadProps {
  product: Product
}

/** Summary of a product: rating, price and availability. */
export function ProductHead({ product }: ProductHeadProps) {
  const format = useFormat()
  const { description, rating, offerPrice, salePrice, discount, isStock } = product
  return (
    <Head>
      <Line>
        <StockChip isStock={isStock} />
        <Discount percent={discount} />
      </Line>
      <Line>
        <Stars rating={rating} size={20} />
        <span aria-hidden="true">{format.number(rating)}</span>
      </Line>
      <Cost>
        <Price offer={offerPrice} sale={salePrice} />
      </Cost>
      <p>
        <Sample>{description}</Sample>
      </p>
    </Head>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  p: { margin: 0, color: theme.palette.text.secondary },
}))

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

const Cost = styled('div')(({ theme }) => ({ ...theme.typography.h2 }))
