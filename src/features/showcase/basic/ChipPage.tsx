import { Showcase } from '../demo/Showcase'
import { ChipVariants } from './chip/ChipVariants'
import chipVariants from './chip/ChipVariants.tsx?raw'
import { DeletableChips } from './chip/DeletableChips'
import deletableChips from './chip/DeletableChips.tsx?raw'
import { FilterChips } from './chip/FilterChips'
import filterChips from './chip/FilterChips.tsx?raw'
import { PersonChips } from './chip/PersonChips'
import personChips from './chip/PersonChips.tsx?raw'
import { StatusChips } from './chip/StatusChips'
import statusChips from './chip/StatusChips.tsx?raw'

export function ChipPage() {
  return (
    <Showcase
      titleKey="shell.menu.chip"
      purpose="A small piece: a state, a filter, something chosen. For what is done take a button."
      documentation={[{ name: 'MUI Chip', address: 'https://mui.com/material-ui/react-chip/' }]}
      demos={[
        { title: 'As filters', Live: FilterChips, source: filterChips },
        { title: 'To take away', Live: DeletableChips, source: deletableChips },
        { title: 'As a state', Live: StatusChips, source: statusChips },
        { title: 'For people, and as links', Live: PersonChips, source: personChips },
        { title: 'Variants', Live: ChipVariants, source: chipVariants },
      ]}
      accessibility={[
        'Filter chips are buttons that are pressed or not.',
        'Delete and Backspace take a chip away that has the focus.',
        'A state is a word first, a colour second.',
      ]}
    />
  )
}
