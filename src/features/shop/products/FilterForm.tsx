import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useText } from '#ui/intl/useText'
import { Swatch } from '../description/Swatch'
import type { FilterLabels, FilterOption } from './filterLabels'
import type { ShopFilter } from './useShopFilter'

interface FilterFormProps {
  shopFilter: ShopFilter
  labels: FilterLabels
}

/** All filter options; each choice applies immediately. */
export function FilterForm({ shopFilter: { filter, change }, labels }: FilterFormProps) {
  const text = useText()
  return (
    <Groups>
      <ManyOf
        label={text('shop.products.gender')}
        options={labels.gender}
        chosen={filter.gender}
        onChange={(gender) => change({ gender })}
      />
      <ManyOf
        label={text('shop.products.categories')}
        options={labels.categories}
        chosen={filter.categories}
        onChange={(categories) => change({ categories })}
      />
      <ManyOf
        label={text('shop.products.colors')}
        options={labels.colors}
        chosen={filter.colors}
        onChange={(colors) => change({ colors })}
        swatches
      />
      <OneOf
        label={text('shop.products.price')}
        anyLabel={text('shop.products.price.any')}
        options={labels.price}
        chosen={filter.price}
        onChange={(price) => change({ price })}
      />
      <OneOf
        label={text('shop.products.rating')}
        anyLabel={text('shop.products.rating.any')}
        options={labels.rating}
        chosen={filter.rating === 0 ? '' : String(filter.rating)}
        onChange={(rating) => change({ rating: Number(rating) })}
      />
    </Groups>
  )
}

const Groups = styled('div')({ display: 'grid', gap: 20 })

interface FilterGroupProps {
  label: string
  children: ReactNode
}

/** Options below a heading. */
function FilterGroup({ label, children }: FilterGroupProps) {
  return (
    <Group>
      <legend>{label}</legend>
      {children}
    </Group>
  )
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: {
    ...theme.typography.body2,
    padding: 0,
    marginBottom: 4,
    fontWeight: theme.typography.fontWeightBold,
  },
  '.MuiFormControlLabel-root': { marginInlineStart: -9, marginInlineEnd: 0 },
  '.MuiFormControlLabel-label': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
  },
  '.MuiCheckbox-root, .MuiRadio-root': {
    color: theme.palette.text.secondary,
    '&.Mui-checked': { color: theme.palette.primary.readable },
  },
}))

interface ManyOfProps {
  label: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Whether to show the values as colours. */
  swatches?: boolean
}

/** Checkboxes; none checked means all. */
function ManyOf({ label, options, chosen, onChange, swatches = false }: ManyOfProps) {
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

interface OneOfProps {
  label: string
  /** Label of the option for any value. */
  anyLabel: string
  options: readonly FilterOption[]
  /** Empty for any. */
  chosen: string
  onChange: (chosen: string) => void
}

/** Radio buttons with an option for any value. */
function OneOf({ label, anyLabel, options, chosen, onChange }: OneOfProps) {
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
