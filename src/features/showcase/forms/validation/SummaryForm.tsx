import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { CheckedField } from '../checked/CheckedField'
import { Outcome } from '../checked/Outcome'

const needed = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

const schema = v.object({
  bank: needed('Name your bank'),
  account: v.pipe(v.string(), v.regex(/^\d{10}$/, 'An account number has 10 digits')),
  holder: needed('Name the holder, as in the bank book'),
})

const fields = [
  ['bank', 'Bank'],
  ['account', 'Account number'],
  ['holder', 'Account holder'],
] as const

/** For long forms: errors are also listed together, with links to their fields. */
export function SummaryForm() {
  const [outcome, setOutcome] = useState('')
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { bank: '', account: '', holder: '' },
  })
  const wrong = fields.filter(([name]) => form.formState.errors[name])
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={form.handleSubmit(
        ({ holder }) => setOutcome(`Right: the account of ${holder}.`),
        () => setOutcome(''),
      )}
    >
      {wrong.length > 0 && (
        <Alert severity="error">
          To be corrected:{' '}
          {wrong.map(([name, label]) => (
            <Button key={name} color="inherit" size="small" onClick={() => form.setFocus(name)}>
              {label}
            </Button>
          ))}
        </Alert>
      )}
      {fields.map(([name, label]) => (
        <CheckedField key={name} form={form} name={name} label={label} />
      ))}
      <Button type="submit" variant="contained">
        Save the account
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}
