import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/** A link in a cell whose target is the whole row or card. */
export const RowLink = styled(Link)(({ theme }) => ({
  color: theme.palette.primary.readable,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}))
