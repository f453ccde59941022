import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useText } from '#ui/intl/useText'
import type { MenuGroup } from '#ui/navigation/menuItem'
import { menu } from '../../menu/menu'
import { colours } from '../shellColours'
import { MenuItems } from './MenuItems'

interface MenuTreeProps {
  groups?: readonly MenuGroup[]
  /** Called when a link is followed. */
  onFollow?: () => void
}

/** Every group of the menu with its items. */
export function MenuTree({ groups = menu, onFollow }: MenuTreeProps) {
  return groups.map((group) => (
    <Group key={group.id} group={group} groups={groups} onFollow={onFollow} />
  ))
}

interface GroupProps {
  group: MenuGroup
  groups: readonly MenuGroup[]
  onFollow: (() => void) | undefined
}

function Group({ group, groups, onFollow }: GroupProps) {
  const text = useText()
  const captionId = useId()
  return (
    <>
      <MenuCaption id={captionId}>{text(group.labelKey)}</MenuCaption>
      <MenuItems items={group.items} groups={groups} labelledBy={captionId} onFollow={onFollow} />
    </>
  )
}

export const MenuCaption = styled('p')({
  margin: '12px 12px 4px',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: colours.onMenuMuted,
})
