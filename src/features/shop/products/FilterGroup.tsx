import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface FilterGroupProps {
  label: string
  children: ReactNode
}

/** Choices below each other under their heading. */
export function FilterGroup({ label, children }: FilterGroupProps) {
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
    gap: 6,
  },
  '.MuiCheckbox-root, .MuiRadio-root': {
    color: theme.palette.text.secondary,
    '&.Mui-checked': { color: theme.palette.primary.readable },
  },
}))
