import { Showcase } from '../demo/Showcase'
import { CardVariants } from './cards/CardVariants'
import cardVariants from './cards/CardVariants.tsx?raw'
import { CollapsibleCard } from './cards/CollapsibleCard'
import collapsibleCard from './cards/CollapsibleCard.tsx?raw'
import { MediaCard } from './cards/MediaCard'
import mediaCard from './cards/MediaCard.tsx?raw'
import { PersonCard } from './cards/PersonCard'
import personCard from './cards/PersonCard.tsx?raw'
import { SimpleCard } from './cards/SimpleCard'
import simpleCard from './cards/SimpleCard.tsx?raw'
import { TabbedCard } from './cards/TabbedCard'
import tabbedCard from './cards/TabbedCard.tsx?raw'

export function CardsPage() {
  return (
    <Showcase
      titleKey="shell.menu.cards"
      purpose="Things of one kind side by side, each with what belongs to it. For comparing figures take a table."
      documentation={[{ name: 'MUI Card', address: 'https://mui.com/material-ui/react-card/' }]}
      demos={[
        { title: 'Simple', Live: SimpleCard, source: simpleCard },
        { title: 'With a picture', Live: MediaCard, source: mediaCard },
        { title: 'Collapsible', Live: CollapsibleCard, source: collapsibleCard },
        { title: 'With tabs', Live: TabbedCard, source: tabbedCard },
        { title: 'With a head', Live: PersonCard, source: personCard },
        { title: 'Variants', Live: CardVariants, source: cardVariants },
      ]}
      accessibility={[
        'A card has a heading; by headings one finds from card to card.',
        'Where the whole card can be pressed it is one link, not a link around buttons.',
      ]}
    />
  )
}
