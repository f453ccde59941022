import { Showcase } from '../demo/Showcase'
import { DepositTable } from './basicTable/DepositTable'
import depositTable from './basicTable/DepositTable.tsx?raw'
import { ExportedTable } from './basicTable/ExportedTable'
import exportedTable from './basicTable/ExportedTable.tsx?raw'
import { TableStates } from './basicTable/TableStates'
import tableStates from './basicTable/TableStates.tsx?raw'
import { TotalTable } from './basicTable/TotalTable'
import totalTable from './basicTable/TotalTable.tsx?raw'

export function BasicTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableBasic"
      purpose="Figures and facts that people compare by row and column. For things that are looked at one by one, take a list or cards."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        {
          title: 'A plain table',
          caption:
            'Text at the start, figures at the end with two decimals, so that they can be compared at a glance. On phones it scrolls in its own frame.',
          Live: DepositTable,
          source: depositTable,
        },
        {
          title: 'With a total',
          caption: 'Change a count: the foot of the table follows.',
          Live: TotalTable,
          source: totalTable,
        },
        {
          title: 'Export as CSV',
          caption:
            'What people typed is written so that no spreadsheet takes it for a formula; our own figures stay figures.',
          Live: ExportedTable,
          source: exportedTable,
        },
        {
          title: 'Loading and empty',
          caption:
            'The three states have one height, so nothing jumps when the rows arrive; empty says what comes next.',
          Live: TableStates,
          source: tableStates,
        },
      ]}
      accessibility={[
        'Each table has a caption or a name, and the first cell of a row is its heading: a screen reader says “Malee Srisuk, amount, 1,200.00”.',
        'The wide table is a named region in the tab order: the arrow keys scroll it.',
        'While rows load, the table says that it is busy (aria-busy).',
      ]}
    />
  )
}
