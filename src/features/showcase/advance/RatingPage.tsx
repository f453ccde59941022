import { Showcase } from '../demo/Showcase'
import { HalfStars } from './rating/HalfStars'
import halfStars from './rating/HalfStars.tsx?raw'
import { HeartRating } from './rating/HeartRating'
import heartRating from './rating/HeartRating.tsx?raw'
import { ReadOnlyRating } from './rating/ReadOnlyRating'
import readOnlyRating from './rating/ReadOnlyRating.tsx?raw'
import { ReviewForm } from './rating/ReviewForm'
import reviewForm from './rating/ReviewForm.tsx?raw'
import { StarRating } from './rating/StarRating'
import starRating from './rating/StarRating.tsx?raw'

export function RatingPage() {
  return (
    <Showcase
      titleKey="shell.menu.rating"
      purpose="A judgement in stars, to be given or read. For yes or no take two buttons, for more than seven steps a slider."
      documentation={[{ name: 'MUI Rating', address: 'https://mui.com/material-ui/react-rating/' }]}
      demos={[
        { title: 'With words', Live: StarRating, source: starRating },
        { title: 'Halves', Live: HalfStars, source: halfStars },
        { title: 'Other signs', Live: HeartRating, source: heartRating },
        { title: 'To be read', Live: ReadOnlyRating, source: readOnlyRating },
        {
          title: 'In a form',
          caption: 'Send it without stars first.',
          Live: ReviewForm,
          source: reviewForm,
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
