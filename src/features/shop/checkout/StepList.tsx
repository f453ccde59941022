import { styled } from '@mui/material/styles'
import { useDispatch, useSelector } from 'react-redux'
import { CheckIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { selectCart, stepSet } from '../api/cartSlice'

const steps = [
  'shop.checkout.step.cart',
  'shop.checkout.step.billing',
  'shop.checkout.step.payment',
] as const

/**
 * List of the three steps. Completed steps link back; the next step opens with the form of the current one.
 */
export function StepList() {
  const text = useText()
  const dispatch = useDispatch()
  const cart = useSelector(selectCart)
  return (
    <List aria-label={text('shop.checkout.steps')}>
      {steps.map((step, index) => (
        <li key={step}>
          <button
            type="button"
            disabled={index > cart.step}
            data-done={index < cart.step}
            {...(index === cart.step && { 'aria-current': 'step' })}
            onClick={() => dispatch(stepSet(index))}
          >
            <b aria-hidden="true">{index < cart.step ? <CheckIcon size={14} /> : index + 1}</b>
            <span>{text(step)}</span>
          </button>
        </li>
      ))}
    </List>
  )
}

const List = styled('ol')(({ theme: { palette, shape } }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 0 20px',
  padding: 0,
  listStyle: 'none',
  li: { flex: 1, minWidth: 0 },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 48,
    padding: '4px 4px 0',
    border: 0,
    borderTop: `3px solid ${palette.divider}`,
    font: 'inherit',
    fontSize: '0.875rem',
    textAlign: 'start',
    color: palette.text.secondary,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    // Avoids breaking words beside the number.
    '@media (max-width: 399.95px)': { flexDirection: 'column', alignItems: 'flex-start', gap: 2 },
    '&:disabled': { cursor: 'default' },
    '&[data-done=true]': { borderTopColor: palette.primary.readable },
    '&[aria-current]': {
      borderTopColor: palette.primary.readable,
      color: palette.text.primary,
      fontWeight: 600,
    },
    '&:enabled:hover': { backgroundColor: palette.action.hover },
    '&:focus-visible': { outline: `3px solid ${palette.primary.readable}`, outlineOffset: 2 },
  },
  b: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: shape.borderRadius,
    fontSize: '0.75rem',
    backgroundColor: palette.action.hover,
  },
  '[aria-current] b': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
  span: { overflow: 'hidden', textOverflow: 'ellipsis' },
}))
