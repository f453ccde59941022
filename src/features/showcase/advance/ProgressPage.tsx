import { Showcase } from '../demo/Showcase'
import { BufferedProgress } from './progress/BufferedProgress'
import bufferedProgress from './progress/BufferedProgress.tsx?raw'
import { CircularWithLabel } from './progress/CircularWithLabel'
import circularWithLabel from './progress/CircularWithLabel.tsx?raw'
import { ProgressColours } from './progress/ProgressColours'
import progressColours from './progress/ProgressColours.tsx?raw'
import { StepsDone } from './progress/StepsDone'
import stepsDone from './progress/StepsDone.tsx?raw'
import { Upload } from './progress/Upload'
import upload from './progress/Upload.tsx?raw'
import { Waiting } from './progress/Waiting'
import waiting from './progress/Waiting.tsx?raw'

export function ProgressPage() {
  return (
    <Showcase
      titleKey="shell.menu.progress"
      purpose="Says that something is going on, and how far it is. Under half a second show nothing; for content to come take a skeleton."
      documentation={[
        { name: 'MUI Progress', address: 'https://mui.com/material-ui/react-progress/' },
      ]}
      demos={[
        { title: 'Steps done', Live: StepsDone, source: stepsDone },
        {
          title: 'Running by itself',
          caption: 'The end is announced; every step would be noise.',
          Live: Upload,
          source: upload,
        },
        { title: 'Circular, with its figure', Live: CircularWithLabel, source: circularWithLabel },
        { title: 'Buffer', Live: BufferedProgress, source: bufferedProgress },
        { title: 'For as long as it takes', Live: Waiting, source: waiting },
        { title: 'Colours', Live: ProgressColours, source: progressColours },
      ]}
      accessibility={[
        'Each has a name (aria-label); a determinate one says its value.',
        'Without motion the bar still moves on; what merely turns is replaced by the words beside it.',
        'The end is said in a live region.',
      ]}
    />
  )
}
