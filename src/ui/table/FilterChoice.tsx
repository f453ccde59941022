import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { touchMedia, touchTarget } from '../appearance/sizes'
import { atParentsStart } from '../display/DataText'

interface FilterChoiceProps {
  label: string
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string) => void
}

/** A native select for a few options. */
export function FilterChoice({ label, value, options, onChange }: FilterChoiceProps) {
  const id = useId()
  const chosen = options.some((option) => option.value === value) ? value : ''
  return (
    <Control size="small">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        sx={{ '& select': atParentsStart }}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id }}
        value={chosen}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} dir="auto">
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Control>
  )
}

const Control = styled(FormControl)(({ theme }) => ({
  minWidth: 140,
  maxWidth: 260,
  [touchMedia]: { select: { minHeight: touchTarget, height: 'auto', boxSizing: 'border-box' } },
  [theme.breakpoints.down('sm')]: { flex: '1 1 7.5rem', minWidth: 0 },
}))
