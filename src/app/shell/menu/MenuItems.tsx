import { styled } from '@mui/material/styles'
import type { MenuGroup, MenuItem } from '#ui/navigation/menuItem'
import { MenuBranchRow } from './MenuBranchRow'
import { MenuLinkRow } from './MenuLinkRow'
import { MenuPageRow } from './MenuPageRow'

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
