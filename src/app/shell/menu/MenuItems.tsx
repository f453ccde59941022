import { styled } from '@mui/material/styles'
import { ExternalIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import type { MenuGroup, MenuItem, MenuLink } from '#ui/navigation/menuItem'
import { VisuallyHidden } from '#ui/page/Page'
import { MenuBranchRow } from './MenuBranchRow'
import { MenuPageRow } from './MenuPageRow'
import { menuRow } from './menuRow'

export interface MenuItemsProps {
  items: readonly MenuItem[]
  /** The whole menu: what is selected depends on all of it. */
  groups: readonly MenuGroup[]
  labelledBy?: string
  id?: string
  onFollow: (() => void) | undefined
}

/** The items of one level; branches hold the next. */
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

/** A page outside the app. It learns nothing of where its visitor came from. */
function MenuLinkRow({ link }: { link: MenuLink }) {
  const text = useText()
  return (
    <Row href={link.address} target="_blank" rel="noopener noreferrer">
      {link.icon && <link.icon size={20} />}
      <span>{text(link.labelKey)}</span>
      <ExternalIcon size={16} />
      <VisuallyHidden>({text('shell.menu.newTab')})</VisuallyHidden>
    </Row>
  )
}

const Row = styled('a')(menuRow)
