import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Product } from '#contract/shop/product'
import { isRepeated } from '#ui/form/isRepeated'
import { CartIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import type { Choice } from '../api/cart'
import { useAddToCart } from '../buying/useAddToCart'
import { StockChip } from '../description/StockChip'
import { useChoiceName } from '../description/useColorText'

interface AddButtonProps {
  product: Product
}

/** Adds one product to the cart after its colour and size are chosen; shows if it is sold out. */
export function AddButton({ product }: AddButtonProps) {
  const text = useText()
  const choiceName = useChoiceName()
  const { add } = useAddToCart()
  const [isChoosing, setChoosing] = useState(false)
  if (!product.isStock) {
    return (
      <SoldOut>
        <StockChip isStock={false} />
      </SoldOut>
    )
  }
  const choice = onlyChoice(product)
  return (
    <>
      <Raised
        className={screenOnlyClass}
        variant="outlined"
        startIcon={<CartIcon size={18} />}
        aria-label={text('shop.products.addNamed', { name: product.name })}
        {...(choice === null && { 'aria-haspopup': 'dialog' })}
        onClick={(event) => {
          if (isRepeated(event)) return
          if (choice === null) setChoosing(true)
          else void add(choice, choiceName(product.name, choice))
        }}
      >
        {text('shop.parts.add')}
      </Raised>
      {isChoosing && <ChoiceDialog product={product} onClose={() => setChoosing(false)} />}
    </>
  )
}

const ChoiceDialog = lazyOverlay(
  () => import('./ChoiceDialog').then((module) => module.ChoiceDialog),
  ({ onClose }) => onClose,
)

/** Above the link that covers the card. */
const Raised = styled(Button)({ zIndex: 1 })

const SoldOut = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 37 })

/** The choice for a product without options; null if the user has to choose. */
function onlyChoice({ id, colors, sizes }: Product): Choice | null {
  if (colors.length > 1 || sizes.length > 1) return null
  return { id, color: colors[0] ?? '', size: sizes[0] ?? '', quantity: 1 }
}
