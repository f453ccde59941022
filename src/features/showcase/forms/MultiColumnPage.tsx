import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './multiColumnDemos'
import source from './multiColumnDemos.tsx?raw'

const demo = demosOf(demos, source)

export function MultiColumnPage() {
  return (
    <Showcase
      titleKey="shell.menu.multiColumnForms"
      purpose="Fields beside each other save height on a desk. One column is read fastest; take more only for short fields that belong together."
      documentation={[{ name: 'MUI Grid', address: 'https://mui.com/material-ui/react-grid/' }]}
      demos={[
        {
          title: 'One column',
          caption: 'The order cannot be mistaken.',
          ...demo('OneColumn'),
          isWide: true,
        },
        {
          title: 'Two columns',
          ...demo('TwoColumns'),
          isWide: true,
        },
        {
          title: 'Three columns',
          ...demo('ThreeColumns'),
          isWide: true,
        },
        {
          title: 'Four columns',
          caption:
            'For short answers alone. All of them fall to one column on a phone, without a breakpoint.',
          ...demo('FourColumns'),
          isWide: true,
        },
      ]}
      accessibility={[
        'Tab goes through the fields in the order of the source, line by line.',
        'At 400% zoom there is one column and nothing scrolls sideways.',
      ]}
    />
  )
}
