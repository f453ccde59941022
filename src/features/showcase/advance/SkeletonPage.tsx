import { Showcase } from '../demo/Showcase'
import { InferredSize } from './skeleton/InferredSize'
import inferredSize from './skeleton/InferredSize.tsx?raw'
import { LoadingCard } from './skeleton/LoadingCard'
import loadingCard from './skeleton/LoadingCard.tsx?raw'
import { SkeletonMotion } from './skeleton/SkeletonMotion'
import skeletonMotion from './skeleton/SkeletonMotion.tsx?raw'
import { SkeletonShapes } from './skeleton/SkeletonShapes'
import skeletonShapes from './skeleton/SkeletonShapes.tsx?raw'

export function SkeletonPage() {
  return (
    <Showcase
      titleKey="shell.menu.skeleton"
      purpose="Stands where content will be, in its shape, while it loads. For less than half a second, and for actions, show none."
      documentation={[
        { name: 'MUI Skeleton', address: 'https://mui.com/material-ui/react-skeleton/' },
      ]}
      demos={[
        { title: 'Shapes', Live: SkeletonShapes, source: skeletonShapes },
        {
          title: 'Motion',
          caption: 'Still under “reduce motion”.',
          Live: SkeletonMotion,
          source: skeletonMotion,
        },
        { title: 'A card that loads', Live: LoadingCard, source: loadingCard },
        { title: 'Its size from its content', Live: InferredSize, source: inferredSize },
      ]}
      accessibility={[
        'Skeletons are hidden from screen readers; the area that loads is marked busy.',
        'What was there before stays, with its time, when a reload fails.',
      ]}
    />
  )
}
