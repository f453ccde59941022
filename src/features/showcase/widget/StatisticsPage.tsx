import { Showcase } from '../frame/Showcase'

export function StatisticsPage() {
  return <Showcase titleKey="shell.menu.widgetStatistics" purpose="" demos={[]} />
}
