import { valibotResolver } from '@hookform/resolvers/valibot'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { CheckedField } from '../checked/CheckedField'
import { Outcome } from '../checked/Outcome'

const schema = v.object({
  username: v.pipe(v.string(), v.regex(/^0\d{9}$/, 'Write the ten digits of your phone number')),
  password: v.pipe(v.string(), v.minLength(8, 'A password has at least 8 characters')),
})

/** Checks on submit; afterwards each field is checked on change. */
export function LoginForm() {
  const [outcome, setOutcome] = useState('')
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { username: '', password: '' },
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={form.handleSubmit(
        ({ username }) => setOutcome(`Right: ${username} may log in.`),
        () => setOutcome(''),
      )}
    >
      <CheckedField form={form} name="username" label="Phone number" type="tel" />
      <CheckedField form={form} name="password" label="Password" type="password" />
      <Button type="submit" variant="contained">
        Log in
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}
