import { valibotResolver } from '@hookform/resolvers/valibot'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { CheckedField } from '../checked/CheckedField'

const schema = v.object({
  nickname: v.pipe(
    v.string(),
    v.minLength(3, 'At least 3 letters'),
    v.maxLength(12, 'At most 12 letters'),
    v.regex(/^[\p{L}\p{M}\d]+$/u, 'Letters and digits alone'),
  ),
  email: v.pipe(v.string(), v.email('An email address looks like name@example.com')),
})

/** Checks a field when it is left, and then on each key: for rules that users cannot guess. */
export function InstantForm() {
  const form = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(schema),
    defaultValues: { nickname: '', email: '' },
  })
  return (
    <Stack component="form" noValidate spacing={1}>
      <CheckedField form={form} name="nickname" label="Nickname" hint="3 to 12 letters or digits" />
      <CheckedField form={form} name="email" label="Email" type="email" autoComplete="email" />
    </Stack>
  )
}
