import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Product } from '#contract/shop/product'
import { isRepeated } from '#lib/isRepeated'
import { CartIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import type { Choice } from '../api/cart'
import { useAddToCart } from '../buying/useAddToCart'
import { useChoiceName } from '../buying/useChoiceName'
import { StockChip } from '../description/StockChip'

interface AddButtonProps {
  product: Product
}

/** Puts one of the product into the cart, in its first colour and size; or says that there is none. */
export function AddButton({ product }: AddButtonProps) {
  const text = useText()
  const choiceName = useChoiceName()
  const { add } = useAddToCart()
  if (!product.isStock) {
    return (
      <SoldOut>
        <StockChip isStock={false} />
      </SoldOut>
    )
  }
  const choice = defaultChoice(product)
  return (
    <Raised
      variant="outlined"
      startIcon={<CartIcon size={18} />}
      aria-label={text('shop.products.addNamed', { name: product.name })}
      onClick={(event) => {
        if (!isRepeated(event)) void add(choice, choiceName(product.name, choice))
      }}
    >
      {text('shop.parts.add')}
    </Raised>
  )
}

/** Above the link that fills the card. */
const Raised = styled(Button)({ zIndex: 1 })

const SoldOut = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 37 })

/** One of a product as it comes: in its first colour and size. */
function defaultChoice({ id, colors, sizes }: Product): Choice {
  return { id, color: colors[0] ?? '', size: sizes[0] ?? '', quantity: 1 }
}
