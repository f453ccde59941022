import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { ListIcon } from '#ui/icons/actions'
import { GridIcon, KanbanIcon } from '#ui/icons/menu'

const views = [
  { name: 'List', Icon: ListIcon },
  { name: 'Cards', Icon: GridIcon },
  { name: 'Board', Icon: KanbanIcon },
]

/** Icons alone need names. */
export function VerticalGroup() {
  const [view, setView] = useState('List')
  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={view}
      aria-label="View"
      onChange={(_, next: string | null) => next && setView(next)}
    >
      {views.map(({ name, Icon }) => (
        <ToggleButton key={name} value={name} aria-label={name}>
          <Icon />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
