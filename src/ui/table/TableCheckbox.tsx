import { styled } from '@mui/material/styles'
import type { ChangeEvent } from 'react'
import { SentenceWithData } from '../display/DataText'
import { VisuallyHidden } from '../page/Page'

interface TableCheckboxProps {
  label: string
  checked: boolean
  /** Whether only some of its rows are selected. */
  partly?: boolean
  /** `withShift` extends the change from the last changed row to this one. */
  onChange: (checked: boolean, withShift: boolean) => void
}

/** A checkbox whose target fills its cell. */
export function TableCheckbox({ label, checked, partly = false, onChange }: TableCheckboxProps) {
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }
  return (
    <Target>
      <input
        type="checkbox"
        checked={checked}
        onChange={change}
        ref={(element) => {
          if (element) element.indeterminate = partly
        }}
      />
      <VisuallyHidden>
        <SentenceWithData>{label}</SentenceWithData>
      </VisuallyHidden>
    </Target>
  )
}

const Target = styled('label')(({ theme }) => ({
  // Above a link that covers its row.
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 40,
  cursor: 'pointer',
  userSelect: 'none',
  input: {
    width: 18,
    height: 18,
    margin: 0,
    accentColor: theme.palette.primary.main,
    cursor: 'inherit',
  },
  '@media (max-width: 899.95px), (pointer: coarse)': { width: 44, height: 44 },
}))
