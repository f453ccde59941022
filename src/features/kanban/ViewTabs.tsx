import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'

/** The two views of the kanban; which one is open says the address. */
export function ViewTabs() {
  const text = useText()
  return (
    <Strip aria-label={text('kanban.views')}>
      <Tab to={memberPaths.kanbanBoard}>{text('kanban.board')}</Tab>
      <Tab to={memberPaths.kanbanBacklogs}>{text('kanban.backlogs')}</Tab>
    </Strip>
  )
}

const Strip = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
}))

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '0 14px',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current="page"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  [theme.breakpoints.down('lg')]: { minHeight: 44 },
}))
