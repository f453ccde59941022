import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './skeletonDemos'
import source from './skeletonDemos.tsx?raw'

const demo = demosOf(demos, source)

export function SkeletonPage() {
  return (
    <Showcase
      titleKey="shell.menu.skeleton"
      purpose="Stands where content will be, in its shape, while it loads. For less than half a second, and for actions, show none."
      documentation={[
        { name: 'MUI Skeleton', address: 'https://mui.com/material-ui/react-skeleton/' },
      ]}
      demos={[
        { title: 'Shapes', ...demo('SkeletonShapes') },
        {
          title: 'Motion',
          caption: 'Still under “reduce motion”.',
          ...demo('SkeletonMotion'),
        },
        { title: 'A card that loads', ...demo('LoadingCard') },
        { title: 'Its size from its content', ...demo('InferredSize') },
      ]}
      accessibility={[
        'Skeletons are hidden from screen readers; the area that loads is marked busy.',
        'What was there before stays, with its time, when a reload fails.',
      ]}
    />
  )
}
