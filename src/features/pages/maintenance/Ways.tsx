import { styled } from '@mui/material/styles'

/** Buttons and links that lead on, in one line where there is room. */
export const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  // A button beside a link is as large as it.
  '&& > *': { minHeight: 48, padding: '10px 24px', fontSize: '1rem' },
})
