import { type CSSObject, styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { plainPath } from '#lib/paths/publicPaths'
import { ChevronIcon } from '#ui/icons/controls'
import { ExternalIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import type { MenuBranch, MenuGroup, MenuItem, MenuLink, MenuPage } from '#ui/navigation/menuItem'
import { VisuallyHidden } from '#ui/page/Page'
import { tabIntoSight } from '#ui/page/tabIntoSight'
import { selectedIds, trailTo } from '../../menu/menuTrail'
import { layout } from '../layout'
import { colours } from '../shellColours'
import { Unread } from './Unread'

/** Style of every row of the menu, for links and buttons. `aria-current` marks the selected row. */
const menuRow: CSSObject = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: layout.touchTarget,
  padding: '6px 12px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  color: colours.onMenu,
  background: 'none',
  cursor: 'pointer',
  '& svg': { flexShrink: 0 },
  '& > span:not([data-count])': { flexGrow: 1 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 600, color: colours.onAccent, backgroundColor: colours.accent },
}

interface MenuItemsProps {
  items: readonly MenuItem[]
  /** The whole menu: which row is selected depends on all of it. */
  groups: readonly MenuGroup[]
  labelledBy?: string
  id?: string
  onFollow: (() => void) | undefined
}

/** The items of one level; branches contain the next level. */
export function MenuItems({ items, groups, labelledBy, id, onFollow }: MenuItemsProps) {
  return (
    <List id={id} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.id}>
          {'items' in item && (
            <MenuBranchRow branch={item} groups={groups}>
              <MenuItems items={item.items} groups={groups} onFollow={onFollow} />
            </MenuBranchRow>
          )}
          {'path' in item && <MenuPageRow page={item} groups={groups} onFollow={onFollow} />}
          {'address' in item && <MenuLinkRow link={item} />}
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '& &': { paddingInlineStart: 24, marginBlock: 2 },
})

/** A page outside the app. It receives no referrer. */
function MenuLinkRow({ link }: { link: MenuLink }) {
  const text = useText()
  return (
    <ExternalRow href={link.address} target="_blank" rel="noopener noreferrer">
      {link.icon && <link.icon size={20} />}
      <span>{text(link.labelKey)}</span>
      <ExternalIcon size={16} />
      <VisuallyHidden>({text('shell.menu.newTab')})</VisuallyHidden>
    </ExternalRow>
  )
}

const ExternalRow = styled('a')(menuRow)

interface MenuBranchRowProps {
  branch: MenuBranch
  groups: readonly MenuGroup[]
  /** Items of the branch. */
  children: ReactNode
}

/** A heading that opens and closes its items; opens automatically around the selected page. */
function MenuBranchRow({ branch, groups, children }: MenuBranchRowProps) {
  const text = useText()
  const itemsId = useId()
  const [isExpanded, toggle] = useExpanded(groups, branch.id)
  return (
    <>
      <BranchRow type="button" aria-expanded={isExpanded} aria-controls={itemsId} onClick={toggle}>
        {branch.icon && <branch.icon size={20} />}
        <span>{text(branch.labelKey)}</span>
        <ChevronIcon towards={isExpanded ? 'up' : 'down'} size={18} />
      </BranchRow>
      <div id={itemsId}>{isExpanded && children}</div>
    </>
  )
}

const BranchRow = styled('button')(menuRow)

/**
 * Whether a branch is open, and a function to toggle it. The URL decides; a manual change applies until the
 * next page.
 */
function useExpanded(groups: readonly MenuGroup[], id: string): [boolean, () => void] {
  const { pathname } = useLocation()
  const [byHand, setByHand] = useState({ pathname, isExpanded: false, isSet: false })
  const isDecided = byHand.isSet && byHand.pathname === pathname
  const isExpanded = isDecided ? byHand.isExpanded : selectedIds(groups, pathname).has(id)
  return [isExpanded, () => setByHand({ pathname, isExpanded: !isExpanded, isSet: true })]
}

interface MenuPageRowProps {
  page: MenuPage
  groups: readonly MenuGroup[]
  onFollow: (() => void) | undefined
}

/** A page of the menu, selected by the URL. */
function MenuPageRow({ page, groups, onFollow }: MenuPageRowProps) {
  const text = useText()
  const { pathname } = useLocation()
  const isSelected = trailTo(groups, pathname)?.page.id === page.id
  const isHere = plainPath(pathname) === page.path
  return (
    <PageRow
      // The column stays from page to page, so it scrolls to the selected row. The sheet starts at its buttons.
      ref={isSelected && !onFollow ? tabIntoSight : undefined}
      to={page.path}
      aria-current={isSelected ? (isHere ? 'page' : true) : undefined}
      onClick={onFollow}
    >
      {page.icon && <page.icon size={20} />}
      <span>{text(page.labelKey)}</span>
      {(page.id === 'mail' || page.id === 'chat') && <Unread section={page.id} />}
    </PageRow>
  )
}

const PageRow = styled(Link)(menuRow)
