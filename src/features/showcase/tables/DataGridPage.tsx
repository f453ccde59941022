import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Showcase } from '../demo/Showcase'
import columns from './dataGrid/columns.ts?raw'
import gridOnPaper from './dataGrid/GridOnPaper.tsx?raw'
import gridPager from './dataGrid/GridPager.tsx?raw'
import playerGrid from './dataGrid/PlayerGrid.tsx?raw'

/** The grid is loaded with its demo, so that the page is readable before. */
const PlayerGrid = lazyWithPreload(() =>
  import('./dataGrid/PlayerGrid').then((module) => module.PlayerGrid),
)

export function DataGridPage() {
  return (
    <Showcase
      titleKey="shell.menu.tableData"
      purpose="A grid for hundreds of rows that are worked on in place. It is heavy: for a list to look at take the table of this app."
      documentation={[{ name: 'MUI X Data grid', address: 'https://mui.com/x/react-data-grid/' }]}
      demos={[
        {
          title: 'Members',
          caption:
            'Double-click a name, a province or “verified” to change it; an empty name is not accepted. The menu of a column sorts, filters and hides it; what does not fit scrolls in the frame. The printout has all results.',
          Live: PlayerGrid,
          source: [playerGrid, columns, gridPager, gridOnPaper].join('\n'),
          isWide: true,
        },
      ]}
      accessibility={[
        'One cell is reached by Tab; the arrow keys move, Enter edits, Escape takes the change back.',
        'Rows and columns are counted for screen readers though only those in sight are drawn.',
        'The grid’s own words are those of the chosen language.',
      ]}
    />
  )
}
