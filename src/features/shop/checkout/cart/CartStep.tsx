import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import { memberPaths, orderPath } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { CheckIcon } from '#ui/icons/controls'
import { CartIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/Note'
import { stepAdvanced } from '../../api/cartSlice'
import type { CartState } from '../../api/cartState'
import { StepFrame } from '../StepFrame'
import { CartLineRow } from './CartLineRow'

/** First step: products and quantities. */
export function CartStep({ cart }: { cart: CartState }) {
  const text = useText()
  const dispatch = useDispatch()
  const title = text('shop.cart.title')
  return (
    <StepFrame
      cart={cart}
      title={title}
      submitLabel={text('shop.checkout.toBilling')}
      onSubmit={() => dispatch(stepAdvanced())}
    >
      <Lines aria-label={title}>
        {cart.products.map((line) => (
          <CartLineRow key={line.itemId} line={line} />
        ))}
      </Lines>
    </StepFrame>
  )
}

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}))

export function EmptyCart() {
  const text = useText()
  return (
    <EmptyState
      icon={<CartIcon size={32} />}
      title={text('shop.cart.empty.title')}
      message={text('shop.cart.empty')}
      action={
        <ButtonLink to={memberPaths.products} variant="contained">
          {text('shop.cart.toProducts')}
        </ButtonLink>
      }
    />
  )
}

/** Shown instead of a cart that has been ordered. */
export function OrderedCart({ id }: { id: string }) {
  const text = useText()
  return (
    <EmptyState
      icon={<CheckIcon size={32} />}
      title={text('shop.cart.ordered.title', { id })}
      message={text('shop.cart.ordered')}
      action={
        <Actions>
          <ButtonLink to={orderPath(id)} variant="contained">
            {text('shop.cart.ordered.show')}
          </ButtonLink>
          <ButtonLink to={memberPaths.products}>{text('shop.checkout.placed.onward')}</ButtonLink>
        </Actions>
      }
    />
  )
}

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
})
