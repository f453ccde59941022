import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { NavLink } from 'react-router-dom'
import { elevations } from '#ui/appearance/elevation'
import { useText } from '#ui/intl/useText'
import type { OpenGroup } from '../menu'
import { frameSizes } from './frameSizes'

interface PageGroupsProps {
  id: string
  groups: readonly OpenGroup[]
}

/** All open pages by group, in a panel below the header. */
export function PageGroups({ id, groups }: PageGroupsProps) {
  const text = useText()
  return (
    <Sheet id={id} aria-label={text('pages.frame.allPages')}>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Sheet>
  )
}

function Group({ group }: { group: OpenGroup }) {
  const text = useText()
  const titleId = useId()
  return (
    <div>
      <Title id={titleId}>{text(group.labelKey)}</Title>
      <List aria-labelledby={titleId}>
        {group.pages.map(({ path, labelKey }) => (
          <li key={path}>
            <Item to={path}>{text(labelKey)}</Item>
          </li>
        ))}
      </List>
    </div>
  )
}

const Sheet = styled('nav')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  boxSizing: 'border-box',
  maxHeight: `calc(100dvh - ${frameSizes.header}px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '12px var(--edge) 24px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.shadows[elevations.overlay],
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 3fr 1fr',
    '& > :nth-of-type(2) ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}))

const Title = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  margin: '8px 0 4px',
  padding: '0 10px',
  color: theme.palette.text.secondary,
}))

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

const Item = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 10px',
  boxSizing: 'border-box',
  borderRadius: theme.shape.borderRadius,
  textDecoration: 'none',
  color: theme.palette.text.primary,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current="page"]': {
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.primary.readable,
  },
}))
