import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mostOfALine } from '#contract/shop/cart'
import type { Product } from '#contract/shop/product'
import { memberPaths } from '#lib/paths/member'
import { isRepeated } from '#ui/form/isRepeated'
import { CartIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { useCartQuery } from '../api/cart'
import { QuantityStepper } from '../buying/QuantityStepper'
import { useAddToCart } from '../buying/useAddToCart'
import { useChoiceName } from '../buying/useChoiceName'
import { Swatch } from '../description/Swatch'
import { useColorText } from '../description/useColorText'
import { Pills } from './Pills'

interface BuyingProps {
  product: Product
  /** Once what was chosen is in the cart. */
  onAdded?: () => void
}

/** Colour, size and quantity of a product that is there, and the ways into the cart. */
export function Buying({ product, onAdded }: BuyingProps) {
  const text = useText()
  const buying = useBuying(product, onAdded)
  const { colors, sizes } = product
  const full = buying.most <= 0
  const quantityLabel = text('shop.product.quantity')
  return (
    <Choices>
      {colors.length > 0 && (
        <Pills
          label={text('shop.product.color')}
          values={colors}
          chosen={buying.color}
          onChange={buying.setColor}
          Value={ColorValue}
          error={buying.colorError}
          firstRef={buying.firstColor}
        />
      )}
      {sizes.length > 0 && (
        <Pills
          label={text('shop.product.size')}
          values={sizes}
          chosen={buying.size}
          onChange={buying.setSize}
          Value={SizeValue}
          error={buying.sizeError}
          firstRef={buying.firstSize}
        />
      )}
      <Quantity>
        <span aria-hidden="true">{quantityLabel}</span>
        <QuantityStepper
          label={quantityLabel}
          quantity={buying.quantity}
          most={buying.most}
          disabled={full}
          onChange={buying.setQuantity}
        />
      </Quantity>
      {full && <Note tone="info">{text('shop.product.full', { count: buying.inCart })}</Note>}
      <Ways>
        <Button
          variant="contained"
          size="large"
          disabled={full}
          onClick={(event) => {
            if (!isRepeated(event)) void buying.buy()
          }}
        >
          {text('shop.product.buyNow')}
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<CartIcon size={20} />}
          disabled={full}
          onClick={(event) => {
            if (!isRepeated(event)) void buying.add()
          }}
        >
          {text('shop.parts.add')}
        </Button>
      </Ways>
    </Choices>
  )
}

const Choices = styled('div')({ display: 'grid', gap: 20, marginTop: 20 })

const Quantity = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& > span': { fontWeight: theme.typography.fontWeightMedium },
}))

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > button': { flex: '1 1 160px' },
})

/** What is chosen of a product, and what can be done with it. */
function useBuying({ id, name, colors, sizes }: Product, onAdded?: () => void) {
  const text = useText()
  const navigate = useNavigate()
  const choiceName = useChoiceName()
  const { data: cart } = useCartQuery()
  const { add, busy } = useAddToCart()
  const [color, setColor] = useState(onlyOne(colors))
  const [size, setSize] = useState(onlyOne(sizes))
  const [wanted, setWanted] = useState(1)
  const [isWanted, setIsWanted] = useState(false)
  const firstColor = useRef<HTMLInputElement>(null)
  const firstSize = useRef<HTMLInputElement>(null)
  const colorMissing = colors.length > 0 && color === ''
  const sizeMissing = sizes.length > 0 && size === ''

  const line = cart?.value.products.find(
    (one) => one.id === id && one.color === color && one.size === size,
  )
  const inCart = line?.quantity ?? 0
  const most = mostOfALine - inCart
  const quantity = Math.max(1, Math.min(wanted, most))

  async function addChosen(isShown: boolean): Promise<boolean> {
    setIsWanted(true)
    if (colorMissing || sizeMissing) {
      const missing = colorMissing ? firstColor : firstSize
      missing.current?.focus()
      return false
    }
    const choice = { id, color, size, quantity }
    return add(choice, choiceName(name, choice), isShown)
  }

  return {
    color,
    setColor,
    size,
    setSize,
    colorError: isWanted && colorMissing ? text('shop.product.colorMissing') : null,
    sizeError: isWanted && sizeMissing ? text('shop.product.sizeMissing') : null,
    firstColor,
    firstSize,
    quantity,
    setQuantity: setWanted,
    inCart,
    most,
    busy,
    add: async (): Promise<void> => {
      if (await addChosen(false)) onAdded?.()
    },
    buy: async (): Promise<void> => {
      if (await addChosen(true)) await navigate(memberPaths.checkout)
    },
  }
}

/** Where there is but one, there is nothing to choose. */
function onlyOne(values: readonly string[]): string {
  return values.length === 1 ? (values[0] ?? '') : ''
}

function ColorValue({ value }: { value: string }) {
  const colorText = useColorText()
  return (
    <>
      <Swatch color={value} />
      {colorText(value)}
    </>
  )
}

function SizeValue({ value }: { value: string }) {
  return <bdi>{value}</bdi>
}
