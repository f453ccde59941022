import { styled } from '@mui/material/styles'
import { fullNote } from '#ui/form/Field'
import { FormField } from '#ui/form/FormField'
import { useText } from '#ui/intl/useText'
import { ConflictNote } from '#ui/state/ConflictNote'
import { addressFields, isRequired, longestLine } from './addressFields'
import type { useAddressForm } from './useAddressForm'

interface AddressFieldsProps {
  isNew: boolean
  form: Pick<ReturnType<typeof useAddressForm>, 'control' | 'values' | 'conflictOf' | 'take'>
}

export function AddressFields({ isNew, form }: AddressFieldsProps) {
  const { control, values, conflictOf, take } = form
  const text = useText()
  return (
    <Grid>
      {addressFields.map(({ name, label, autoComplete }) => (
        <div key={name}>
          <FormField
            control={control}
            name={name}
            label={text(label)}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete={autoComplete}
            maxLength={longestLine}
            hint={fullNote(text, longestLine, values[name])}
            required={isRequired(name)}
            autoFocus={isNew && name === addressFields[0].name}
          />
          <ConflictNote value={conflictOf(name)} onTake={() => take(name)} />
        </div>
      ))}
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
