import { type CSSObject, styled } from '@mui/material/styles'
import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { plainPath } from '#lib/paths/publicPaths'
import { MenuIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { MenuBranch, MenuItem } from '#ui/navigation/menuItem'
import { mainGroup } from '../menu/menu'
import { pagesOf, selectedIds } from '../menu/menuTrail'
import { layout, safeArea } from './layout'
import { Badge, type LazyDrawer, MoneySheet, useLazyDrawer } from './lazyParts'
import { colours } from './shellColours'

/** Style of every section of the bottom bar, for links and buttons. */
const bottomTab: CSSObject = {
  position: 'relative',
  flex: '1 1 0',
  minWidth: layout.touchTarget,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: 0,
  border: 0,
  font: 'inherit',
  // Grows with the system's font size as far as the labels fit beside each other.
  fontSize: 'min(0.75rem, max(12px, 3.3vw))',
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 3px ${colours.accent}` },
  // At the corner of the icon.
  '& > [data-count]': {
    position: 'absolute',
    top: 2,
    insetInlineStart: 'calc(50% + 8px)',
    // Grows as far as the bar's own labels with large fonts.
    fontSize: 'min(0.6875rem, max(11px, 3vw), 16px)',
  },
}

const groups = [mainGroup]

const accountId = 'account'

/** The menu has the others. */
const sections = mainGroup.items.filter(({ id }) => id !== accountId)

/** Navigation bar of narrow screens: within reach of the thumb, with labels always shown. */
export function BottomBar({ menu }: { menu: LazyDrawer }) {
  const text = useText()
  const { pathname } = useLocation()
  const here = plainPath(pathname)
  const selected = selectedIds(groups, pathname)
  return (
    <Bar className="mui-fixed" aria-label={text('shell.navigation')}>
      {sections.map((item) =>
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
      <TabButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        aria-current={sections.some(({ id }) => selected.has(id)) ? undefined : true}
        onClick={menu.show}
      >
        <MenuIcon size={22} />
        {text('shell.menu.short')}
        <Badge section={accountId} />
      </TabButton>
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

interface BottomLinkProps {
  item: MenuItem
  isSelected: boolean
  /** Whether it leads to the page on screen. */
  isHere: boolean
}

/** A section of the bottom bar; links to the section's first page. */
const BottomLink = memo(function BottomLink({ item, isSelected, isHere }: BottomLinkProps) {
  const text = useText()
  const [page] = pagesOf(item)
  if (page === undefined) return null
  return (
    <TabLink to={page.path} aria-current={isSelected ? (isHere ? 'page' : true) : undefined}>
      {item.icon && <item.icon size={22} />}
      {text(item.labelKey)}
      <Badge section={item.id} />
    </TabLink>
  )
})

const TabLink = styled(Link)(bottomTab)

interface BottomMoneyProps {
  branch: MenuBranch
  isSelected: boolean
}

/** Centre of the bottom bar: opens the deposit and withdrawal pages' sheet. */
const BottomMoney = memo(function BottomMoney({ branch, isSelected }: BottomMoneyProps) {
  const text = useText()
  const sheet = useLazyDrawer(MoneySheet)
  return (
    <>
      <MoneyButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheet.isOpen}
        aria-current={isSelected ? true : undefined}
        onClick={sheet.show}
      >
        <Disc>{branch.icon && <branch.icon size={22} />}</Disc>
        {text('shell.money.short')}
        <Badge section={branch.id} />
      </MoneyButton>
      {sheet.isLoaded && <MoneySheet open={sheet.isOpen} onClose={sheet.hide} branch={branch} />}
    </>
  )
})

const TabButton = styled('button')(bottomTab)

const MoneyButton = styled(TabButton)({
  justifyContent: 'flex-end',
  paddingBottom: 7,
  // The disc would cover the middle of the line that marks the other tabs.
  '&[aria-current]': { boxShadow: 'none' },
  '&[aria-current] > span:first-of-type': {
    boxShadow: `0 0 0 1px ${colours.menu}, 0 0 0 3px ${colours.accent}`,
  },
})

/** Stands out of the bar, because it is the players' main goal. */
const Disc = styled('span')({
  position: 'absolute',
  bottom: 25,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: colours.onAccent,
  backgroundColor: colours.accent,
  boxShadow: `0 0 0 4px ${colours.menu}`,
})
