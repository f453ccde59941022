import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import type { MenuGroup } from '#ui/navigation/menuItem'
import { mainGroup } from '../../menu/menu'
import { colours } from '../colours'
import { layout } from '../layout'
import { NavigationItem } from './NavigationItem'

interface NavigationBarProps {
  group?: MenuGroup
}

/** The five main sections in one line below the header, from lg up. */
export function NavigationBar({ group = mainGroup }: NavigationBarProps) {
  const text = useText()
  return (
    <Bar className="mui-fixed" aria-label={text('shell.navigation')}>
      <List>
        {group.items.map((item) => (
          <li key={item.id}>
            <NavigationItem item={item} group={group} />
          </li>
        ))}
      </List>
    </Bar>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar - 1,
  inset: `${layout.header.wideHeight}px 0 auto`,
  height: layout.navigationBar.height,
  color: colours.onMenu,
  backgroundColor: colours.menu,
}))

const List = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: '0 16px',
  '& > li': { position: 'relative', display: 'flex' },
})
