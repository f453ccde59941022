import { type CSSObject, styled } from '@mui/material/styles'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isComposing } from '#lib/keys/isComposing'
import { ChevronIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { MenuBranch, MenuGroup, MenuItem } from '#ui/navigation/menuItem'
import { mainGroup } from '../../menu/menu'
import { pagesOf, selectedIds, trailTo } from '../../menu/menuTrail'
import { layout } from '../layout'
import { Badge } from '../lazyParts'
import { colours } from '../shellColours'
import { MenuItems } from './MenuItems'

/** Style of every section of the navigation bar, for links and buttons. */
const navigationRow: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 14px',
  border: 0,
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&[aria-current]': { fontWeight: 700, boxShadow: `inset 0 -3px ${colours.accent}` },
}

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

interface NavigationItemProps {
  item: MenuItem
  group: MenuGroup
}

/** A section of the bar. A section with a single page links straight to it. */
function NavigationItem({ item, group }: NavigationItemProps) {
  const text = useText()
  const { pathname } = useLocation()
  const pages = pagesOf(item)
  const [page] = pages
  if (page === undefined) return null
  if ('items' in item && pages.length > 1) return <NavigationBranch branch={item} group={group} />

  const isSelected = trailTo([group], pathname)?.page.id === page.id
  return (
    <SectionLink to={page.path} aria-current={isSelected ? 'page' : undefined}>
      {item.icon && <item.icon size={18} />}
      {text(item.labelKey)}
      <Badge section={item.id} />
    </SectionLink>
  )
}

const SectionLink = styled(Link)(navigationRow)

interface NavigationBranchProps {
  branch: MenuBranch
  group: MenuGroup
}

/** A section with several pages: a button that opens their list. Escape or moving the focus out closes it. */
function NavigationBranch({ branch, group }: NavigationBranchProps) {
  const text = useText()
  const panelId = useId()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return
    close()
    button.current?.focus()
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close()
  }

  return (
    <Section onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <SectionButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={selectedIds([group], pathname).has(branch.id) ? true : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {branch.icon && <branch.icon size={18} />}
        {text(branch.labelKey)}
        <Badge section={branch.id} />
        <ChevronIcon towards={isOpen ? 'up' : 'down'} size={16} />
      </SectionButton>
      {isOpen && (
        // Keeps the focus inside when a part is pressed that cannot take it.
        <Panel tabIndex={-1}>
          <MenuItems id={panelId} items={branch.items} groups={[group]} onFollow={close} />
        </Panel>
      )}
    </Section>
  )
}

const Section = styled('div')({ position: 'relative', display: 'flex' })

const SectionButton = styled('button')(navigationRow)

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  minWidth: 220,
  padding: 8,
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[6],
  backgroundColor: colours.menu,
}))
