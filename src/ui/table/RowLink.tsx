import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/** A link in a cell that leads on from anywhere in its row or card. */
export const RowLink = styled(Link)(({ theme }) => ({
  color: theme.palette.primary.readable,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}))
