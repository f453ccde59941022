import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { ProductSales } from './data/ProductSales'
import productSales from './data/ProductSales.tsx?raw'
import { TodoList } from './data/TodoList'
import todoList from './data/TodoList.tsx?raw'
import * as demos from './dataDemos'
import source from './dataDemos.tsx?raw'

const demo = demosOf(demos, source)

export function DataPage() {
  return (
    <Showcase
      titleKey="shell.menu.widgetData"
      purpose="Cards that list things: what to do, who is there, what happened. Short lists; the whole of it has a page of its own."
      documentation={[
        { name: 'MUI List', address: 'https://mui.com/material-ui/react-list/' },
        { name: 'MUI Table', address: 'https://mui.com/material-ui/react-table/' },
      ]}
      demos={[
        { title: 'To do', caption: 'Tick, and add your own.', Live: TodoList, source: todoList },
        { title: 'Where visitors come from', ...demo('TrafficSources') },
        { title: 'Team', ...demo('Team') },
        { title: 'What happened', ...demo('ActivityFeed') },
        { title: 'Latest messages', ...demo('LatestMessages') },
        { title: 'How the app is used', ...demo('AppSales') },
        { title: 'Projects', ...demo('ProjectTable') },
        {
          title: 'Sales of a product',
          caption: 'The sum is worked out, not written down.',
          Live: ProductSales,
          source: productSales,
        },
      ]}
      accessibility={[
        'Tables have row and column headings; wide ones scroll in a region that Tab reaches.',
        'Ticked tasks are struck through and checked: two signs besides colour.',
      ]}
    />
  )
}
