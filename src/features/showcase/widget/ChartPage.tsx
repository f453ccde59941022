import { Showcase } from '../frame/Showcase'

export function ChartPage() {
  return <Showcase titleKey="shell.menu.widgetChart" purpose="" demos={[]} />
}
