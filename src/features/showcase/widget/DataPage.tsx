import { Showcase } from '../demo/Showcase'
import { ActivityFeed } from './data/ActivityFeed'
import activityFeed from './data/ActivityFeed.tsx?raw'
import { AppSales } from './data/AppSales'
import appSales from './data/AppSales.tsx?raw'
import { LatestMessages } from './data/LatestMessages'
import latestMessages from './data/LatestMessages.tsx?raw'
import { ProductSales } from './data/ProductSales'
import productSales from './data/ProductSales.tsx?raw'
import { ProjectTable } from './data/ProjectTable'
import projectTable from './data/ProjectTable.tsx?raw'
import { Team } from './data/Team'
import team from './data/Team.tsx?raw'
import { TodoList } from './data/TodoList'
import todoList from './data/TodoList.tsx?raw'
import { TrafficSources } from './data/TrafficSources'
import trafficSources from './data/TrafficSources.tsx?raw'

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
        { title: 'Where visitors come from', Live: TrafficSources, source: trafficSources },
        { title: 'Team', Live: Team, source: team },
        { title: 'What happened', Live: ActivityFeed, source: activityFeed },
        { title: 'Latest messages', Live: LatestMessages, source: latestMessages },
        { title: 'How the app is used', Live: AppSales, source: appSales },
        { title: 'Projects', Live: ProjectTable, source: projectTable },
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
