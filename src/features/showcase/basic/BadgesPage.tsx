import { Showcase } from '../demo/Showcase'
import { AvatarBadges } from './badges/AvatarBadges'
import avatarBadges from './badges/AvatarBadges.tsx?raw'
import { BadgeColours } from './badges/BadgeColours'
import badgeColours from './badges/BadgeColours.tsx?raw'
import { BadgePlaces } from './badges/BadgePlaces'
import badgePlaces from './badges/BadgePlaces.tsx?raw'
import { CountBadges } from './badges/CountBadges'
import countBadges from './badges/CountBadges.tsx?raw'
import { DotBadges } from './badges/DotBadges'
import dotBadges from './badges/DotBadges.tsx?raw'
import { MaximumBadges } from './badges/MaximumBadges'
import maximumBadges from './badges/MaximumBadges.tsx?raw'

export function BadgesPage() {
  return (
    <Showcase
      titleKey="shell.menu.badges"
      purpose="A small number or dot at the corner of something: how much is new there."
      documentation={[{ name: 'MUI Badge', address: 'https://mui.com/material-ui/react-badge/' }]}
      demos={[
        { title: 'A number', Live: CountBadges, source: countBadges },
        { title: 'At most 99', Live: MaximumBadges, source: maximumBadges },
        { title: 'A dot', Live: DotBadges, source: dotBadges },
        { title: 'Four corners', Live: BadgePlaces, source: badgePlaces },
        { title: 'On faces', Live: AvatarBadges, source: avatarBadges },
        { title: 'Colours', Live: BadgeColours, source: badgeColours },
      ]}
      accessibility={[
        'The number belongs into the name of the button or beside it: a badge alone is not read in context.',
        'A dot needs a word nearby.',
      ]}
    />
  )
}
