import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

/** Link styled as a button, outlined or filled. */
export const LinkButton = styled(Link)<{ 'data-filled'?: boolean }>(({ theme }) => {
  const { primary, action } = theme.palette
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 48,
    boxSizing: 'border-box',
    padding: '10px 24px',
    border: `1px solid ${primary.readable}`,
    borderRadius: theme.shape.borderRadius,
    fontSize: '1rem',
    fontWeight: theme.typography.fontWeightMedium,
    textAlign: 'center',
    textDecoration: 'none',
    color: primary.readable,
    '&:hover': { backgroundColor: action.hover },
    '&[data-filled=true]': {
      borderColor: primary.main,
      color: primary.contrastText,
      backgroundColor: primary.main,
      '&:hover': { borderColor: primary.dark, backgroundColor: primary.dark },
    },
  }
})
