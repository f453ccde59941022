import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './badgesDemos'
import source from './badgesDemos.tsx?raw'

const demo = demosOf(demos, source)

export function BadgesPage() {
  return (
    <Showcase
      titleKey="shell.menu.badges"
      purpose="A small number or dot at the corner of something: how much is new there."
      documentation={[{ name: 'MUI Badge', address: 'https://mui.com/material-ui/react-badge/' }]}
      demos={[
        { title: 'A number', ...demo('CountBadges') },
        { title: 'At most 99', ...demo('MaximumBadges') },
        { title: 'A dot', ...demo('DotBadges') },
        { title: 'Four corners', ...demo('BadgePlaces') },
        { title: 'On faces', ...demo('AvatarBadges') },
        { title: 'Colours', ...demo('BadgeColours') },
      ]}
      accessibility={[
        'The number belongs into the name of the button or beside it: a badge alone is not read in context.',
        'A dot needs a word nearby.',
      ]}
    />
  )
}
