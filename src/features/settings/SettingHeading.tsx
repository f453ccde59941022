import { styled } from '@mui/material/styles'

/** Over a block of the drawer. */
export const SettingHeading = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '0 0 8px',
}))
