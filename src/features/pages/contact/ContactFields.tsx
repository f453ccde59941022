import { styled } from '@mui/material/styles'
import type { Control } from 'react-hook-form'
import { FormField } from '#ui/form/FormField'
import { FormSelectField } from '#ui/form/FormSelectField'
import { SubmitButton } from '#ui/form/PlainButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { budgets, type ContactForm, messageLength } from './contactForm'
import { outcomeTexts, useContactForm } from './useContactForm'

/** Baht per month. */
const steps = { from: 50_000, to: 200_000 } as const

function BudgetField({ control }: { control: Control<ContactForm> }) {
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

/** The contact form: errors are shown beside their fields, and no input is lost. */
export function ContactFields() {
  const text = useText()
  const { control, values, submit, isBusy, isDrafted, isDraftStored, outcome } = useContactForm()
  const length = {
    used: values.message.trim().length,
    min: messageLength.least,
    max: messageLength.most,
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        name="name"
        label={text('site.contact.name')}
        autoComplete="name"
        required
        maxLength={120}
      />
      <FormField
        control={control}
        name="company"
        label={text('site.contact.company')}
        autoComplete="organization"
        hint={text('site.contact.optional')}
        maxLength={120}
      />
      <FormField
        control={control}
        name="email"
        label={text('site.contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <FormField
        control={control}
        name="phone"
        label={text('site.contact.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={text('site.contact.phoneHint')}
        maxLength={30}
      />
      <BudgetField control={control} />
      <FormField
        control={control}
        name="message"
        label={text('site.contact.message')}
        multiline
        minRows={5}
        required
        hint={text('site.contact.messageLength', length)}
        errorValues={length}
      />
      <p>
        {isDrafted && text(isDraftStored ? 'site.contact.draft.kept' : 'site.contact.draft.lost')}
      </p>
      <SubmitButton busy={isBusy}>{text('site.contact.submit')}</SubmitButton>
      <output data-bad={outcome !== 'none' && outcome !== 'stored'}>
        {outcome !== 'none' && text(outcomeTexts[outcome])}
      </output>
    </Form>
  )
}

const Form = styled('form')(({ theme }) => ({
  '& p': { minHeight: '1.5em', margin: '4px 0 12px', color: theme.palette.text.secondary },
  '& output': { display: 'block', marginTop: 12 },
  '& output[data-bad="true"]': { color: theme.palette.error.readable },
}))
