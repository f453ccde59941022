import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import type { Product } from '#contract/shop/product'
import { memberPaths, pathOf } from '#lib/paths/member'
import { cardGround } from '#ui/appearance/grounds'
import { Sample } from '#ui/display/DataText'
import { Stars } from '#ui/display/Stars'
import { useFormat } from '#ui/intl/useFormat'
import { Discount, Price } from '../description/Price'
import { ProductPicture } from '../description/ProductPicture'
import { fromList } from '../product/BackToProducts'
import { AddButton } from './AddButton'

interface ProductCardProps {
  product: Product
}

/** A product; the whole card, except its button, links to the product's page. */
export function ProductCard({ product }: ProductCardProps) {
  const format = useFormat()
  const { search } = useLocation()
  const { id, name, description, image, offerPrice, salePrice, discount, rating } = product
  return (
    <Card>
      <ProductPicture src={image} />
      <Corner>
        <Discount percent={discount} />
      </Corner>
      <Content>
        <Name>
          <Way to={pathOf(memberPaths.productDetail, id)} state={fromList(search)}>
            <Sample>{name}</Sample>
          </Way>
        </Name>
        <Description>
          <Sample>{description}</Sample>
        </Description>
        <Rating>
          <Stars rating={rating} />
          <span aria-hidden="true">{format.number(rating)}</span>
        </Rating>
        <Cost>
          <Price offer={offerPrice} sale={salePrice} />
        </Cost>
        <AddButton product={product} />
      </Content>
    </Card>
  )
}

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  ...cardGround(theme),
  transition: theme.transitions.create('border-color'),
  '&:hover': { borderColor: theme.palette.primary.readable },
  '& > span:first-of-type': { borderRadius: 0 },
}))

const Corner = styled('div')({ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 })

const Content = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  padding: 16,
  [theme.breakpoints.down('sm')]: { padding: 12 },
}))

const Name = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

const Way = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
})

const Description = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  margin: 0,
  color: theme.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}))

const Rating = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: theme.palette.text.secondary,
}))

const Cost = styled('div')(({ theme }) => ({
  ...theme.typography.h4,
  marginTop: 'auto',
  paddingBlock: 4,
}))
