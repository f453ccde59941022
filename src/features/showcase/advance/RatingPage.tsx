import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './ratingDemos'
import source from './ratingDemos.tsx?raw'

const demo = demosOf(demos, source)

export function RatingPage() {
  return (
    <Showcase
      titleKey="shell.menu.rating"
      purpose="A judgement in stars, to be given or read. For yes or no take two buttons, for more than seven steps a slider."
      documentation={[{ name: 'MUI Rating', address: 'https://mui.com/material-ui/react-rating/' }]}
      demos={[
        { title: 'With words', ...demo('StarRating') },
        { title: 'Halves', ...demo('HalfStars') },
        { title: 'Other signs', ...demo('HeartRating') },
        { title: 'To be read', ...demo('ReadOnlyRating') },
        {
          title: 'In a form',
          caption: 'Send it without stars first.',
          ...demo('ReviewForm'),
        },
      ]}
      accessibility={[
        'It is a group of radio buttons: Tab reaches it, the arrow keys choose.',
        'Each star has a name in words.',
        'Read-only stars are one image with a name.',
      ]}
    />
  )
}
