import { styled } from '@mui/material/styles'

export const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

/** A checkbox with a label as high as a finger needs, and buttons beside it. */
export const CheckboxRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > label': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    cursor: 'pointer',
  },
  '& input': {
    flexShrink: 0,
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
}))
