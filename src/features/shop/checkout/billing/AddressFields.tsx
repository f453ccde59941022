import { styled } from '@mui/material/styles'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { addressFields, isWanted, longestLine } from './addressFields'
import type { useAddressForm } from './useAddressForm'

interface AddressFieldsProps {
  editor: Pick<ReturnType<typeof useAddressForm>, 'values' | 'set' | 'leave' | 'problem'>
}

export function AddressFields({ editor }: AddressFieldsProps) {
  const text = useText()
  const { values, set, leave, problem } = editor
  return (
    <Grid>
      {addressFields.map(({ name, label, autoComplete }) => {
        const wrong = problem(name)
        return (
          <Field
            key={name}
            name={name}
            label={text(label)}
            value={values[name]}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete={autoComplete}
            maxLength={longestLine}
            required={isWanted(name)}
            error={wrong && text(wrong)}
            onChange={(value) => set(name, value)}
            onBlur={() => leave(name)}
          />
        )
      })}
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))
