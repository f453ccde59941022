import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { GridIcon } from '#ui/icons/GridIcon'
import { KanbanIcon } from '#ui/icons/KanbanIcon'
import { ListIcon } from '#ui/icons/ListIcon'

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
