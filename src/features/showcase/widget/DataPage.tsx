import { Showcase } from '../frame/Showcase'

export function DataPage() {
  return <Showcase titleKey="shell.menu.widgetData" purpose="" demos={[]} />
}
