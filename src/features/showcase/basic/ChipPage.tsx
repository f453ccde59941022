import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './chipDemos'
import source from './chipDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ChipPage() {
  return (
    <Showcase
      titleKey="shell.menu.chip"
      purpose="A small piece: a state, a filter, something chosen. For what is done take a button."
      documentation={[{ name: 'MUI Chip', address: 'https://mui.com/material-ui/react-chip/' }]}
      demos={[
        { title: 'As filters', ...demo('FilterChips') },
        { title: 'To take away', ...demo('DeletableChips') },
        { title: 'As a state', ...demo('StatusChips') },
        { title: 'For people, and as links', ...demo('PersonChips') },
        { title: 'Variants', ...demo('ChipVariants') },
      ]}
      accessibility={[
        'Filter chips are buttons that are pressed or not.',
        'Delete and Backspace remove the focused chip.',
        'A state is a word first, a colour second.',
      ]}
    />
  )
}
