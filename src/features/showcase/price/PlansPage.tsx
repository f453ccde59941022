import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import planCard from './plans/PlanCard.tsx?raw'
import * as demos from './plansDemos'
import source from './plansDemos.tsx?raw'

const demo = demosOf(demos, [source, planCard].join('\n'))

export function PlansPage() {
  return (
    <Showcase
      titleKey="shell.menu.price1"
      purpose="Shows what can be had and for how much, so that a choice takes one look. With more than four plans take a table alone."
      documentation={[
        { name: 'MUI Paper', address: 'https://mui.com/material-ui/react-paper/' },
        { name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' },
      ]}
      demos={[
        {
          title: 'Three plans',
          caption:
            'The one that most people want stands out by its border, a word and a filled button. The plans are examples; nothing is sold.',
          ...demo('PlanCards'),
          isWide: true,
        },
        {
          title: 'Line by line',
          caption: 'The same facts as a table, for people who compare.',
          ...demo('PlanTable'),
          isWide: true,
        },
      ]}
      accessibility={[
        'Each plan is a heading with its list; a screen reader hears “included” and “not included”, not a tick.',
        'The buttons say which plan they choose, and that it is chosen (aria-pressed).',
      ]}
    />
  )
}
