import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './customizedTableDemos'
import source from './customizedTableDemos.tsx?raw'

const demo = demosOf(demos, source)

export function CustomizedTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableCustomized"
      purpose="The same table in other clothes: stripes, fills, rows that stand out."
      documentation={[{ name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' }]}
      demos={[
        {
          title: 'Stripes and a coloured head',
          ...demo('StripedTable'),
          isWide: true,
        },
        {
          title: 'Rows that stand out',
          caption: 'Move the figure and see which rows are large.',
          ...demo('HighlightedTable'),
          isWide: true,
        },
      ]}
      accessibility={[
        'Fills keep their contrast in all fourteen schemes: they are roles of the palette.',
        'Highlights are also given in words, in their own cell.',
      ]}
    />
  )
}
