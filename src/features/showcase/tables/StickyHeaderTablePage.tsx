import { Showcase } from '../demo/Showcase'
import { GroupedHead } from './stickyHeaderTable/GroupedHead'
import groupedHead from './stickyHeaderTable/GroupedHead.tsx?raw'
import { StickyColumn } from './stickyHeaderTable/StickyColumn'
import stickyColumn from './stickyHeaderTable/StickyColumn.tsx?raw'
import { StickyDeposits } from './stickyHeaderTable/StickyDeposits'
import stickyDeposits from './stickyHeaderTable/StickyDeposits.tsx?raw'

export function StickyHeaderTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableStickyHeader"
      purpose="Headings that stay in sight while a long or wide table scrolls."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        { title: 'A head that stays', Live: StickyDeposits, source: stickyDeposits },
        { title: 'Two rows of headings', Live: GroupedHead, source: groupedHead },
        { title: 'A column that stays', Live: StickyColumn, source: stickyColumn, isWide: true },
      ]}
      accessibility={[
        'The region that scrolls has a name and is reached by Tab; the arrow keys scroll it.',
        'A group of columns has a heading of its own (scope="colgroup").',
      ]}
    />
  )
}
