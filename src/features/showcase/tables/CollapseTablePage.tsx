import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './collapseTableDemos'
import source from './collapseTableDemos.tsx?raw'

const demo = demosOf(demos, source)

export function CollapseTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableCollapse"
      purpose="Rows that hold more than fits in a line. When most rows are opened anyway, show it all."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        {
          title: 'Details below a row',
          ...demo('CollapsibleDeposits'),
          isWide: true,
        },
        {
          title: 'Sums, and what they are made of',
          ...demo('BanksWithDeposits'),
          isWide: true,
        },
      ]}
      accessibility={[
        'The button says whose details it opens, and whether they are open.',
        'What is closed is not in the page: it is neither read nor reached.',
      ]}
    />
  )
}
