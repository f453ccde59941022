import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './progressDemos'
import source from './progressDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ProgressPage() {
  return (
    <Showcase
      titleKey="shell.menu.progress"
      purpose="Says that something is going on, and how far it is. Under half a second show nothing; for content to come take a skeleton."
      documentation={[
        { name: 'MUI Progress', address: 'https://mui.com/material-ui/react-progress/' },
      ]}
      demos={[
        { title: 'Steps done', ...demo('StepsDone') },
        {
          title: 'Running by itself',
          caption: 'Only the end is announced. Every step would be noise.',
          ...demo('Upload'),
        },
        { title: 'Circular, with its figure', ...demo('CircularWithLabel') },
        { title: 'Buffer', ...demo('BufferedProgress') },
        { title: 'For as long as it takes', ...demo('Waiting') },
        { title: 'Colours', ...demo('ProgressColours') },
      ]}
      accessibility={[
        'Each has a name (aria-label). A determinate one also has a value.',
        'Without motion the bar still moves on; a spinner is replaced by the words beside it.',
        'The end is announced in a live region.',
      ]}
    />
  )
}
