import { valibotResolver } from '@hookform/resolvers/valibot'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Outcome } from '../checked/Outcome'

const games = ['Baccarat', 'Fishing', 'Football', 'Lottery', 'Poker', 'Slots']

const schema = v.object({
  games: v.pipe(
    v.array(v.string()),
    v.minLength(2, 'Choose at least two'),
    v.maxLength(4, 'Choose at most four'),
  ),
})

/** Between two and four of them; the count is said while one chooses. */
export function GamesForm() {
  const [outcome, setOutcome] = useState('')
  const { control, handleSubmit } = useForm<v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { games: [] },
  })
  return (
    <Stack
      component="form"
      noValidate
      spacing={1}
      onSubmit={handleSubmit(
        (values) => setOutcome(`Sent: ${values.games.join(', ')}.`),
        () => setOutcome(''),
      )}
    >
      <Controller
        control={control}
        name="games"
        render={({ field: { ref, onChange, value, ...field }, fieldState: { error } }) => (
          <Autocomplete
            {...field}
            multiple
            value={value}
            options={games}
            onChange={(_, next) => onChange(next)}
            renderInput={(props) => (
              <TextField
                {...props}
                inputRef={ref}
                label="Games that you like"
                error={error !== undefined}
                helperText={error?.message ?? `${value.length} of 2 to 4`}
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
