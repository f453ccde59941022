import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Swatch } from '../description/Swatch'
import { FilterGroup } from './FilterGroup'
import type { FilterOption } from './filterWords'

interface ManyOfProps {
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Whether the values are colours to be seen. */
  swatches?: boolean
}

/** Any number of choices; none means all. */
export function ManyOf({ label, options, chosen, onChange, swatches = false }: ManyOfProps) {
  return (
    <FilterGroup label={label}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(option.value)}
              onChange={(_, checked) => onChange(changed(chosen, option.value, checked))}
            />
          }
          label={
            <>
              {swatches && <Swatch color={option.value} />}
              <bdi>{option.label}</bdi>
            </>
          }
        />
      ))}
    </FilterGroup>
  )
}

function changed(chosen: readonly string[], value: string, checked: boolean): string[] {
  const others = chosen.filter((one) => one !== value)
  return checked ? [...others, value] : others
}
