import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { piecesOf } from '#contract/shop/totals'
import { memberPaths } from '#lib/paths/member'
import { CartIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useCartQuery } from '../api/cart'

/** Floats above the shop's pages: how much is in the cart, and the way to it. */
export function CartButton() {
  const text = useText()
  const format = useFormat()
  const { data } = useCartQuery()
  const count = piecesOf(data?.value.products ?? [])
  return (
    <Float to={memberPaths.checkout} aria-label={text('shop.parts.openCart', { count })}>
      <CartIcon size={24} />
      {count > 0 && <Count aria-hidden="true">{format.number(count)}</Count>}
    </Float>
  )
}

const Float = styled(Link)(({ theme }) => ({
  position: 'fixed',
  // Above where toasts stand, and on narrow screens above the navigation bar.
  insetBlockEnd: 88,
  insetInlineEnd: 24,
  zIndex: theme.zIndex.fab,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  boxShadow: theme.shadows[4],
  '&:hover': { backgroundColor: theme.palette.primary.dark },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('lg')]: {
    insetBlockEnd: 'calc(144px + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: 16,
    // On a low screen that would be over what stands first on the page, which no scrolling brings out.
    '@media (max-height: 480px)': {
      insetBlockEnd: 'calc(72px + env(safe-area-inset-bottom, 0px))',
    },
  },
}))

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: -4,
  insetInlineStart: -4,
  minWidth: 24,
  padding: '1px 6px',
  borderRadius: 999,
  border: `1px solid ${theme.palette.divider}`,
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}))
