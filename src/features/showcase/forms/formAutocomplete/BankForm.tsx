import { valibotResolver } from '@hookform/resolvers/valibot'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Outcome } from '../checked/Outcome'

const banks = ['Bangkok Bank', 'Kasikornbank', 'Krungthai Bank', 'Siam Commercial Bank']

const schema = v.object({
  bank: v.nullable(
    v.pipe(
      v.string(),
      v.check((bank) => banks.includes(bank), 'No such bank'),
    ),
  ),
})

const needed = v.pipe(
  schema,
  v.forward(
    v.check(({ bank }) => bank !== null, 'Choose one of the banks'),
    ['bank'],
  ),
)

/** One of the list, and nothing else. */
export function BankForm() {
  const [outcome, setOutcome] = useState('')
  const { control, handleSubmit } = useForm<v.InferOutput<typeof schema>>({
    resolver: valibotResolver(needed),
    defaultValues: { bank: null },
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        ({ bank }) => setOutcome(`Sent: ${bank}.`),
        () => setOutcome(''),
      )}
    >
      <Controller
        control={control}
        name="bank"
        render={({ field: { ref, onChange, ...field }, fieldState: { error } }) => (
          <Autocomplete
            {...field}
            options={banks}
            onChange={(_, next) => onChange(next)}
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={ref}
                label="Your bank"
                error={error !== undefined}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Outcome>{outcome}</Outcome>
    </Stack>
  )
}
