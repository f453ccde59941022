import { SelectField } from '#ui/form/SelectField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { budgets } from './contactForm'

/** Baht a month. */
const steps = { from: 50_000, to: 200_000 } as const

interface BudgetFieldProps {
  value: string
  onChange: (value: string) => void
}

export function BudgetField({ value, onChange }: BudgetFieldProps) {
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
    <SelectField
      label={text('site.contact.budget')}
      name="budget"
      value={value}
      onChange={onChange}
      options={budgets.map((budget) => ({
        value: budget,
        label: text(`site.contact.budget.${budget}`, values[budget]),
      }))}
    />
  )
}
