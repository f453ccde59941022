import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/** The way on at the end of a card's title line. */
export const CardLink = styled(Link)(({ theme }) => ({
  padding: '12px 0',
  color: theme.palette.primary.readable,
}))
