import { styled } from '@mui/material/styles'
import { NavLink, type To } from 'react-router-dom'
import { cardGround } from '../appearance/grounds'
import { touchMedia, touchTarget } from '../appearance/sizes'

interface View {
  label: string
  to: To
}

interface ViewTabsProps {
  label: string
  views: readonly View[]
  /** Whether a switch takes the place of the page in the browser's history, so that Back leaves all views. */
  replace?: boolean
  /** Takes a whole line on phones. */
  isWide?: boolean
}

/** Links between the views of one page, each with its own path; the current one is marked. */
export function ViewTabs({ label, views, replace = false, isWide = false }: ViewTabsProps) {
  return (
    <Strip aria-label={label} data-wide={isWide || undefined}>
      {views.map((view) => (
        <Tab key={view.label} to={view.to} replace={replace}>
          {view.label}
        </Tab>
      ))}
    </Strip>
  )
}

const Strip = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  padding: 4,
  ...cardGround(theme),
  [theme.breakpoints.down('sm')]: {
    // Fits into the page's bar.
    padding: 0,
    '&[data-wide]': { flexBasis: '100%', marginBottom: 8, '& > a': { flex: 1 } },
  },
}))

const Tab = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 36,
  padding: '0 14px',
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  textAlign: 'center',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current="page"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  [touchMedia]: { minHeight: touchTarget },
}))
