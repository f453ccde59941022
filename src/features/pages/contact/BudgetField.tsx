import type { Control } from 'react-hook-form'
import { SelectField } from '#ui/form/SelectField'
import { useFormField } from '#ui/form/useFormField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { budgets, type ContactForm } from './contactForm'

/** Baht a month. */
const steps = { from: 50_000, to: 200_000 } as const

export function BudgetField({ control }: { control: Control<ContactForm> }) {
  const text = useText()
  const format = useFormat()
  const { name, value, onChange } = useFormField(control, 'budget')
  const [low, high] = [format.number(steps.from), format.number(steps.to)]
  const values = {
    open: {},
    small: { to: low },
    medium: { from: low, to: high },
    large: { from: high },
  } as const
  return (
    <SelectField
      label={text('site.contact.budget')}
      name={name}
      value={value}
      onChange={onChange}
      options={budgets.map((budget) => ({
        value: budget,
        label: text(`site.contact.budget.${budget}`, values[budget]),
      }))}
    />
  )
}
