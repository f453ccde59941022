import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { piecesOf } from '#contract/shop/totals'
import { memberPaths } from '#lib/paths/member'
import { elevations } from '#ui/appearance/elevation'
import { CartIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useCartQuery } from '../api/cart'

/** Floating button on the shop's pages with the number of products in the cart; links to the cart. */
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
  // Above the toasts, and on narrow screens above the navigation bar.
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
  boxShadow: theme.shadows[elevations.floating],
  '&:hover': { backgroundColor: theme.palette.primary.dark },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('lg')]: {
    insetBlockEnd: 'calc(144px + env(safe-area-inset-bottom, 0px))',
    insetInlineEnd: 16,
    // On a low screen the button would cover the beginning of the page, which cannot be scrolled into view.
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
