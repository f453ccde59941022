import { styled } from '@mui/material/styles'

/** Introduction below a form's heading. */
export const Lead = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
}))
