import { styled } from '@mui/material/styles'
import { Link, useLocation } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { ListIcon } from '#ui/icons/actions'
import { GridIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'

/** Links to the other view of the contacts; keeps the search and the open contact. */
export function ViewSwitch({ view }: { view: 'cards' | 'list' }) {
  const text = useText()
  const { search } = useLocation()
  const views = [
    {
      name: 'cards',
      path: memberPaths.contactCards,
      Icon: GridIcon,
      label: text('contacts.view.cards'),
    },
    {
      name: 'list',
      path: memberPaths.contactList,
      Icon: ListIcon,
      label: text('contacts.view.list'),
    },
  ] as const
  return (
    <Group aria-label={text('contacts.view')}>
      {views.map(({ name, path, Icon, label }) => (
        <Way
          key={name}
          to={path + search}
          aria-label={label}
          title={label}
          aria-current={name === view ? 'page' : undefined}
        >
          <Icon size={20} />
        </Way>
      ))}
    </Group>
  )
}

const Group = styled('nav')(({ theme }) => ({
  display: 'flex',
  marginInlineStart: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
}))

const Way = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: theme.palette.text.secondary,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&[aria-current]': {
    color: theme.palette.primary.readable,
    backgroundColor: theme.palette.action.selected,
  },
  '&:focus-visible': { outlineOffset: -3 },
}))
