import { Showcase } from '../demo/Showcase'
import { AutoGrid } from './grid/AutoGrid'
import autoGrid from './grid/AutoGrid.tsx?raw'
import { FillGrid } from './grid/FillGrid'
import fillGrid from './grid/FillGrid.tsx?raw'
import { NestedGrid } from './grid/NestedGrid'
import nestedGrid from './grid/NestedGrid.tsx?raw'
import { OffsetGrid } from './grid/OffsetGrid'
import offsetGrid from './grid/OffsetGrid.tsx?raw'
import { ResponsiveGrid } from './grid/ResponsiveGrid'
import responsiveGrid from './grid/ResponsiveGrid.tsx?raw'
import { TwelveColumns } from './grid/TwelveColumns'
import twelveColumns from './grid/TwelveColumns.tsx?raw'

export function GridPage() {
  return (
    <Showcase
      titleKey="shell.menu.grid"
      purpose="Places things in rows and columns that follow the width. For a list of equal cards plain CSS grid is shorter."
      documentation={[{ name: 'MUI Grid', address: 'https://mui.com/material-ui/react-grid/' }]}
      demos={[
        {
          title: 'Twelve columns',
          caption: 'A row holds twelve; what does not fit goes to the next line.',
          Live: TwelveColumns,
          source: twelveColumns,
        },
        {
          title: 'A size for each width',
          caption: 'Make the window narrower, or turn the phone.',
          Live: ResponsiveGrid,
          source: responsiveGrid,
        },
        { title: 'Auto and grow', Live: AutoGrid, source: autoGrid },
        { title: 'A grid in a grid', Live: NestedGrid, source: nestedGrid },
        {
          title: 'Offset',
          caption: 'Space without an empty cell; it follows the reading direction.',
          Live: OffsetGrid,
          source: offsetGrid,
        },
        {
          title: 'Without breakpoints',
          caption: 'For equal cards, CSS alone does it.',
          Live: FillGrid,
          source: fillGrid,
        },
      ]}
      accessibility={[
        'The order of reading and of Tab is the order in the source: a grid must not show another one.',
        'At 320 px, or at 400% zoom, what has a size for each width stands in one column; nothing scrolls sideways.',
      ]}
    />
  )
}
