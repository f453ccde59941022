import { Showcase } from '../demo/Showcase'
import { HighlightedTable } from './customizedTable/HighlightedTable'
import highlightedTable from './customizedTable/HighlightedTable.tsx?raw'
import { StripedTable } from './customizedTable/StripedTable'
import stripedTable from './customizedTable/StripedTable.tsx?raw'

export function CustomizedTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableCustomized"
      purpose="The same table in other clothes: stripes, fills, rows that stand out."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        {
          title: 'Stripes and a coloured head',
          Live: StripedTable,
          source: stripedTable,
          isWide: true,
        },
        {
          title: 'Rows that stand out',
          caption: 'Move the figure and see which rows are large.',
          Live: HighlightedTable,
          source: highlightedTable,
          isWide: true,
        },
      ]}
      accessibility={[
        'Fills keep their contrast in all fourteen schemes: they are roles of the palette.',
        'What stands out is said in a cell of its own.',
      ]}
    />
  )
}
