import type { Control } from 'react-hook-form'
import { FormSelectField } from '#ui/form/FormSelectField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { budgets, type ContactForm } from './contactForm'

/** Baht a month. */
const steps = { from: 50_000, to: 200_000 } as const

export function BudgetField({ control }: { control: Control<ContactForm> }) {
  const text = useText()
  const format = useFormat()
  const [low, high] = [format.number(steps.from), format.number(steps.to)]
  const values = {
    open: {},
    small: { to: low },
    medium: { from: low, to: high },
    large: { from: high },
  } as const
  return (
    <FormSelectField
      control={control}
      name="budget"
      label={text('site.contact.budget')}
      options={budgets.map((budget) => ({
        value: budget,
        label: text(`site.contact.budget.${budget}`, values[budget]),
      }))}
    />
  )
}
