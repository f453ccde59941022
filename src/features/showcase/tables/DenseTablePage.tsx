import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { ColumnsExport } from './denseTable/ColumnsExport'
import columnsExport from './denseTable/ColumnsExport.tsx?raw'
import * as demos from './denseTableDemos'
import source from './denseTableDemos.tsx?raw'
import depositSample from './sample/deposits.ts?raw'

const demo = demosOf(demos, [source, depositSample].join('\n'))

export function DenseTablePage() {
  return (
    <Showcase
      titleKey="shell.menu.tableDense"
      purpose="More rows on a screen, for people who work in a table all day. For guests and on phones, keep the wider rows."
      documentation={[
        {
          name: 'MUI Dense table',
          address: 'https://mui.com/material-ui/react-table/#dense-table',
        },
      ]}
      demos={[
        {
          title: 'Eight rows in the space of five',
          caption:
            'One property, size="small". Lines stay on one line; what does not fit scrolls in the frame, not the page.',
          ...demo('DenseDeposits'),
          isWide: true,
        },
        {
          title: 'The person decides',
          caption: 'Narrow rows suit a mouse, wide rows a thumb: offer both.',
          ...demo('DensityChoice'),
        },
        {
          title: 'Choose the columns, then export',
          caption: 'The file holds only what was ticked. With nothing ticked there is no file.',
          Live: ColumnsExport,
          source: columnsExport,
        },
      ]}
      accessibility={[
        'Narrow rows hold no small targets: checkboxes keep their full size on touch screens.',
        'The wide table is a named region in the tab order: the arrow keys scroll it.',
        'Amounts and states are words and figures; no meaning is in colour alone.',
      ]}
    />
  )
}
