import { styled } from '@mui/material/styles'

export const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '16px 0 4px',
}))

export const Line = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  color: theme.palette.text.secondary,
}))

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
