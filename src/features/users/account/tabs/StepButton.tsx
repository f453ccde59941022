import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface StepButtonProps {
  /** Its number, or a check mark for a completed step. */
  sign: ReactNode
  label: string
  hint: string
  current: boolean
  onClick: () => void
}

/** One of the steps in the list beside the sheet. On phones only number and name fit. */
export function StepButton({ sign, label, hint, current, onClick }: StepButtonProps) {
  return (
    <Button type="button" onClick={onClick} {...(current && { 'aria-current': 'step' })}>
      <Sign aria-hidden="true">{sign}</Sign>
      <Content>
        <b>{label}</b>
        <small>{hint}</small>
      </Content>
    </Button>
  )
}

const Button = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 60,
  padding: '8px 12px',
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current]': {
    borderColor: theme.palette.divider,
    backgroundColor: theme.palette.background.paper,
    '& > :first-of-type': {
      color: theme.palette.primary.contrastText,
      borderColor: theme.palette.primary.main,
      backgroundColor: theme.palette.primary.main,
    },
  },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    justifyContent: 'flex-start',
    gap: 4,
    height: '100%',
    padding: '8px 2px',
    textAlign: 'center',
  },
}))

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: '50%',
  fontWeight: theme.typography.fontWeightMedium,
}))

const Content = styled('span')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'break-word',
  b: { fontWeight: theme.typography.fontWeightMedium },
  small: { ...theme.typography.caption, color: theme.palette.text.secondary },
  [theme.breakpoints.down('md')]: {
    b: { ...theme.typography.caption, fontWeight: theme.typography.fontWeightMedium },
    small: { display: 'none' },
  },
}))
