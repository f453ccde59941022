import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './stickyHeaderTableDemos'
import source from './stickyHeaderTableDemos.tsx?raw'

const demo = demosOf(demos, source)

export function StickyHeaderTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableStickyHeader"
      purpose="Headings that stay in sight while a long or wide table scrolls."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        { title: 'A head that stays', ...demo('StickyDeposits') },
        { title: 'Two rows of headings', ...demo('GroupedHead') },
        { title: 'A column that stays', ...demo('StickyColumn'), isWide: true },
      ]}
      accessibility={[
        'The region that scrolls has a name and is reached by Tab; the arrow keys scroll it.',
        'A group of columns has a heading of its own (scope="colgroup").',
      ]}
    />
  )
}
