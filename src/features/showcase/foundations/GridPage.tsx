import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './gridDemos'
import source from './gridDemos.tsx?raw'

const demo = demosOf(demos, source)

export function GridPage() {
  return (
    <Showcase
      titleKey="shell.menu.grid"
      purpose="Places things in rows and columns that follow the width. For a list of equal cards plain CSS grid is shorter."
      documentation={[{ name: 'MUI Grid', address: 'https://mui.com/material-ui/react-grid/' }]}
      demos={[
        {
          title: 'One scale of distances',
          caption:
            '4 within a control, 8 between its parts, 12 between rows, 16 between cards, 24 between sections.',
          ...demo('Spacing'),
        },
        {
          title: 'Twelve columns',
          caption: 'A row holds twelve; what does not fit goes to the next line.',
          ...demo('TwelveColumns'),
        },
        {
          title: 'A size for each width',
          caption: 'Make the window narrower, or turn the phone.',
          ...demo('ResponsiveGrid'),
        },
        { title: 'Auto and grow', ...demo('AutoGrid') },
        { title: 'A grid in a grid', ...demo('NestedGrid') },
        {
          title: 'Offset',
          caption: 'Space without an empty cell; it follows the reading direction.',
          ...demo('OffsetGrid'),
        },
        {
          title: 'Without breakpoints',
          caption: 'For equal cards, CSS alone does it.',
          ...demo('FillGrid'),
        },
      ]}
      accessibility={[
        'The order of reading and of Tab is the order in the source: a grid must not show another one.',
        'At 320 px, or at 400% zoom, items with a size for each width are in one column, and nothing scrolls sideways.',
      ]}
    />
  )
}
