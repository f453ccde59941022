import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Showcase } from '../demo/Showcase'
import { EnhancedDeposits } from './enhancedTable/EnhancedDeposits'
import enhancedDeposits from './enhancedTable/EnhancedDeposits.tsx?raw'
import enhancedHead from './enhancedTable/EnhancedHead.tsx?raw'
import sharedTable from './enhancedTable/SharedTable.tsx?raw'

/** The app's own table is loaded with its demo: it is larger than the rest of this page. */
const SharedTable = lazyWithPreload(() =>
  import('./enhancedTable/SharedTable').then((module) => module.SharedTable),
)

export function EnhancedTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableEnhanced"
      purpose="A table to work with: to sort, tick and page. All the lists of this app stand on one such table."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        {
          title: 'Built from its parts',
          Live: EnhancedDeposits,
          source: [enhancedDeposits, enhancedHead].join('\n'),
          isWide: true,
        },
        {
          title: 'The table of this app',
          caption:
            'Search, sorting and page are in the address; on a phone the rows are cards; what is exported is guarded against formulas.',
          Live: SharedTable,
          source: sharedTable,
          isWide: true,
        },
      ]}
      accessibility={[
        'The heading of a column is a button; aria-sort gives the direction.',
        '“All” is half checked when some are.',
        'The selection is announced with its sum.',
      ]}
    />
  )
}
