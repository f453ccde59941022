import { useDispatch, useSelector } from 'react-redux'
import { Stepper } from '#ui/display/Stepper'
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
    <Stepper
      label={text('shop.checkout.steps')}
      steps={steps.map((step) => ({ label: text(step) }))}
      current={cart.step}
      onOpen={(index) => dispatch(stepSet(index))}
    />
  )
}
