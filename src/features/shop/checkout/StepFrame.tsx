import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { pageCardGround } from '#ui/appearance/grounds'
import { BusyButton } from '#ui/form/BusyButton'
import { isRepeated } from '#ui/form/isRepeated'
import { useText } from '#ui/intl/useText'
import { leadForward } from '#ui/overlay/overlaySteps'
import { useOverlay } from '#ui/overlay/useOverlay'
import { Note } from '#ui/state/Note'
import { stepAdvanced, stepBack } from '../api/cartSlice'
import type { CartState } from '../api/cartState'
import { OrderSummary } from './summary/OrderSummary'

interface StepFrameProps {
  cart: CartState
  title: string
  /** Label of the button to the next step. */
  submitLabel: string
  busy?: boolean
  disabled?: boolean
  /** Why the step failed. */
  failure?: string | null
  onSubmit: () => void
  children: ReactNode
}

const formId = 'checkout-step'
const headingId = 'checkout-heading'

/** Scrolls to and focuses the heading of a step, because the pressed button no longer exists. */
export function focusStep(): void {
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  // jsdom has no `scrollIntoView`.
  heading?.scrollIntoView?.()
}

/** One step: its form, the summary beside it (below it on phones), and buttons to go back and on. */
export function StepFrame({
  cart,
  title,
  submitLabel,
  busy = false,
  disabled = false,
  failure = null,
  onSubmit,
  children,
}: StepFrameProps) {
  const text = useText()
  const dispatch = useDispatch()
  const back = busy ? undefined : () => dispatch(stepBack())
  // The browser's Back button goes through the steps: each step after the first has its history entry.
  useOverlay(cart.step > 0, back)
  useOverlay(cart.step > 1, back)
  // So does Forward, as far as the cart allows: the choices are still there.
  const forward = useEffectEvent(() => !busy && dispatch(stepAdvanced()))
  useEffect(() => leadForward(() => forward()), [])
  return (
    <Grid>
      <Card aria-labelledby={headingId}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {children}
        </form>
      </Card>
      <Aside>
        <OrderSummary cart={cart} />
      </Aside>
      <Buttons>
        {failure !== null && <Note tone="error">{failure}</Note>}
        {cart.step > 0 && (
          <Button disabled={busy} onClick={back}>
            {text('shop.checkout.back')}
          </Button>
        )}
        <BusyButton
          type="submit"
          form={formId}
          variant="contained"
          size="large"
          busy={busy}
          disabled={disabled}
          onClick={(event) => {
            // The second click of a double click must not also complete the next step.
            if (isRepeated(event)) event.preventDefault()
          }}
        >
          {submitLabel}
        </BusyButton>
      </Buttons>
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
  },
}))

const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: 20,
  ...pageCardGround(theme),
  h2: { ...theme.typography.h4, margin: '0 0 12px', scrollMarginTop: 16, outlineOffset: 4 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))

const Aside = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('lg')]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    position: 'sticky',
    insetBlockStart: 108,
  },
}))

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > [role]': { flexBasis: '100%', margin: 0 },
  '& > [type=submit]': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    '& > [type=submit]': { marginInlineStart: 0 },
    // Above the buttons, as on wider screens.
    '& > [role]': { order: 1 },
  },
}))
