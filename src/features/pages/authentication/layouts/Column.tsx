import { styled } from '@mui/material/styles'

/** The form's own column, in the middle of its half. */
export const Column = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 460,
  margin: 'auto',
  padding: '32px var(--edge)',
})
