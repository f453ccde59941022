import { valibotResolver } from '@hookform/resolvers/valibot'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Outcome } from '../checked/Outcome'

const reasons = ['Deposit not seen', 'Withdrawal late', 'Bonus missing']

const schema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(5, 'Say it in at least five letters')),
})

/** Suggestions for the usual, room for the rest. */
export function ReasonForm() {
  const [outcome, setOutcome] = useState('')
  const { control, handleSubmit } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { reason: '' },
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        ({ reason }) => setOutcome(`Sent: ${reason}.`),
        () => setOutcome(''),
      )}
    >
      <Controller
        control={control}
        name="reason"
        render={({ field: { ref, onChange, value }, fieldState: { error } }) => (
          <Autocomplete
            freeSolo
            options={reasons}
            inputValue={value}
            onInputChange={(_, next) => onChange(next)}
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={ref}
                label="What is it about?"
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
