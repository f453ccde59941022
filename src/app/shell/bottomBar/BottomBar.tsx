import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { plainPath } from '#lib/paths/entrance'
import { useText } from '#ui/intl/useText'
import { mainGroup } from '../../menu/menu'
import { pagesOf, selectedIds } from '../../menu/menuTrail'
import { colours } from '../colours'
import { layout, safeArea } from '../layout'
import { BottomLink } from './BottomLink'
import { BottomMoney } from './BottomMoney'

const groups = [mainGroup]

/** The navigation bar of narrow screens: within reach of the thumb, with its labels always shown. */
export function BottomBar() {
  const text = useText()
  const { pathname } = useLocation()
  const here = plainPath(pathname)
  const selected = selectedIds(groups, pathname)
  return (
    <Bar className="mui-fixed" aria-label={text('shell.navigation')}>
      {mainGroup.items.map((item) =>
        item.id === 'money' && 'items' in item ? (
          <BottomMoney key={item.id} branch={item} isSelected={selected.has(item.id)} />
        ) : (
          <BottomLink
            key={item.id}
            item={item}
            isSelected={selected.has(item.id)}
            isHere={pagesOf(item)[0]?.path === here}
          />
        ),
      )}
    </Bar>
  )
}

const Bar = styled('nav')(({ theme }) => ({
  boxSizing: 'border-box',
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  inset: 'auto 0 0',
  height: `calc(${layout.bottomBar.height}px + ${safeArea.bottom})`,
  padding: `0 ${safeArea.sides} ${safeArea.bottom}`,
  display: 'flex',
  justifyContent: 'space-around',
  color: colours.onMenu,
  backgroundColor: colours.menu,
}))
