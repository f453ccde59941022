import { styled } from '@mui/material/styles'
import { type Control, useWatch } from 'react-hook-form'
import { FormField } from '#ui/form/FormField'
import { fullNote } from '#ui/form/fullNote'
import { useText } from '#ui/intl/useText'
import { type AddressValues, addressFields, isRequired, longestLine } from './addressFields'

export function AddressFields({ control }: { control: Control<AddressValues> }) {
  const values = useWatch({ control, compute: (typed: AddressValues) => typed })
  const text = useText()
  return (
    <Grid>
      {addressFields.map(({ name, label, autoComplete }) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={text(label)}
          type={name === 'phone' ? 'tel' : 'text'}
          autoComplete={autoComplete}
          maxLength={longestLine}
          hint={fullNote(text, longestLine, values[name])}
          required={isRequired(name)}
        />
      ))}
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
