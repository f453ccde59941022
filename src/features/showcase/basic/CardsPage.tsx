import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './cardsDemos'
import source from './cardsDemos.tsx?raw'

const demo = demosOf(demos, source)

export function CardsPage() {
  return (
    <Showcase
      titleKey="shell.menu.cards"
      purpose="Things of one kind side by side, each with what belongs to it. For comparing figures take a table."
      documentation={[{ name: 'MUI Card', address: 'https://mui.com/material-ui/react-card/' }]}
      demos={[
        { title: 'Simple', ...demo('SimpleCard') },
        { title: 'With a picture', ...demo('MediaCard') },
        { title: 'Collapsible', ...demo('CollapsibleCard') },
        { title: 'With tabs', ...demo('TabbedCard') },
        { title: 'With a head', ...demo('PersonCard') },
        { title: 'Variants', ...demo('CardVariants') },
      ]}
      accessibility={[
        'A card has a heading, so screen readers can jump from card to card.',
        'Where the whole card can be pressed it is one link, not a link around buttons.',
      ]}
    />
  )
}
