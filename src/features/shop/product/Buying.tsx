import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Product } from '#contract/shop/product'
import { isRepeated } from '#ui/form/isRepeated'
import { CartIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { Note } from '#ui/state/Note'
import { QuantityStepper } from '../buying/QuantityStepper'
import { Swatch } from '../description/Swatch'
import { useColorText } from '../description/useColorText'
import { Pills } from './Pills'
import { useBuying } from './useBuying'

interface BuyingProps {
  product: Product
  /** Called once the choice is in the cart. */
  onAdded?: () => void
}

/** Colour, size and quantity of an available product, with the cart buttons. */
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
      <Ways className={screenOnlyClass}>
        <Button
          variant="contained"
          size="large"
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
