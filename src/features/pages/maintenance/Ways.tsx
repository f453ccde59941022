import { styled } from '@mui/material/styles'

/** Buttons and links that lead on, in one line where there is room. */
export const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
})
