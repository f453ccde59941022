import { Showcase } from '../demo/Showcase'
import { BanksWithDeposits } from './collapseTable/BanksWithDeposits'
import banksWithDeposits from './collapseTable/BanksWithDeposits.tsx?raw'
import { CollapsibleDeposits } from './collapseTable/CollapsibleDeposits'
import collapsibleDeposits from './collapseTable/CollapsibleDeposits.tsx?raw'
import expandableRow from './collapseTable/ExpandableRow.tsx?raw'

export function CollapseTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableCollapse"
      purpose="Rows that hold more than fits in a line. When most rows are opened anyway, show it all."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        {
          title: 'Details below a row',
          Live: CollapsibleDeposits,
          source: [collapsibleDeposits, expandableRow].join('\n'),
          isWide: true,
        },
        {
          title: 'Sums, and what they are made of',
          Live: BanksWithDeposits,
          source: banksWithDeposits,
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
