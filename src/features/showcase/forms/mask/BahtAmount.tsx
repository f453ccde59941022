import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { NumericFormat } from 'react-number-format'

const least = 100
const most = 50_000

/** Grouped while it is typed, two decimals once it is left; the value stays a plain number. */
export function BahtAmount() {
  const [baht, setBaht] = useState<number | undefined>(undefined)
  const isOutside = baht !== undefined && (baht < least || baht > most)
  return (
    <NumericFormat
      customInput={TextField}
      fullWidth
      label="Amount"
      autoComplete="off"
      thousandSeparator=","
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      // Longer ones a number could not hold: other digits would stand there than were typed.
      isAllowed={({ value }) => value.length <= 12}
      value={baht ?? ''}
      onValueChange={({ floatValue }) => setBaht(floatValue)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">baht</InputAdornment> },
      }}
      error={isOutside}
      helperText={isOutside ? 'Between 100.00 and 50,000.00 baht' : 'From 100.00 to 50,000.00 baht'}
    />
  )
}
