import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import { FilterGroup } from './FilterGroup'
import type { FilterOption } from './filterWords'

interface OneOfProps {
  label: string
  /** Names the choice of none of the options. */
  anyLabel: string
  options: readonly FilterOption[]
  /** Empty for any. */
  chosen: string
  onChange: (chosen: string) => void
}

/** At most one choice. */
export function OneOf({ label, anyLabel, options, chosen, onChange }: OneOfProps) {
  const name = useId()
  return (
    <FilterGroup label={label}>
      {[{ value: '', label: anyLabel }, ...options].map((option) => (
        <FormControlLabel
          key={option.value}
          control={
            <Radio
              size="small"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={() => onChange(option.value)}
            />
          }
          label={<bdi>{option.label}</bdi>}
        />
      ))}
    </FilterGroup>
  )
}
