import { styled } from '@mui/material/styles'
import { Field } from '#ui/form/Field'
import { SubmitButton } from '#ui/form/SubmitButton'
import { useText } from '#ui/intl/useText'
import { BudgetField } from './BudgetField'
import type { Problem } from './contactForm'
import { MessageField } from './MessageField'
import { outcomeTexts, useContactForm } from './useContactForm'

/** The form itself: what is wrong stands beside its field, and nothing typed is lost. */
export function ContactFields() {
  const text = useText()
  const { form, values, change, submit, isBusy, isDrafted, isDraftKept, outcome, problems } =
    useContactForm()
  const errorOf = (problem: Problem | undefined) =>
    problem ? text(problem.key, problem.values) : null
  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={text('site.contact.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={values.name}
        error={errorOf(problems.name)}
        onChange={(name) => change({ name })}
      />
      <Field
        label={text('site.contact.company')}
        name="company"
        autoComplete="organization"
        hint={text('site.contact.optional')}
        maxLength={120}
        value={values.company}
        onChange={(company) => change({ company })}
      />
      <Field
        label={text('site.contact.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        value={values.email}
        error={errorOf(problems.email)}
        onChange={(email) => change({ email })}
      />
      <Field
        label={text('site.contact.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={text('site.contact.phoneHint')}
        maxLength={30}
        value={values.phone}
        error={errorOf(problems.phone)}
        onChange={(phone) => change({ phone })}
      />
      <BudgetField value={values.budget} onChange={(budget) => change({ budget })} />
      <MessageField
        value={values.message}
        error={errorOf(problems.message)}
        onChange={(message) => change({ message })}
      />
      <p>
        {isDrafted && text(isDraftKept ? 'site.contact.draft.kept' : 'site.contact.draft.lost')}
      </p>
      <SubmitButton busy={isBusy}>{text('site.contact.submit')}</SubmitButton>
      <output data-bad={outcome === 'full' || outcome === 'refused'}>
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
