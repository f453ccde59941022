import { styled } from '@mui/material/styles'
import type { CartLine } from '#contract/shop/cart'
import { useText } from '#ui/intl/useText'
import { useColorText } from '../../description/useColorText'

/** What was chosen of a product; nothing when there was nothing to choose. */
export function LineOptions({ line: { color, size } }: { line: CartLine }) {
  const text = useText()
  const colorText = useColorText()
  const options = [
    ...(color === '' ? [] : [colorText(color)]),
    ...(size === '' ? [] : [text('shop.cart.size', { size })]),
  ]
  return options.length > 0 ? (
    <Options>
      <bdi>{options.join(' · ')}</bdi>
    </Options>
  ) : null
}

const Options = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}))
