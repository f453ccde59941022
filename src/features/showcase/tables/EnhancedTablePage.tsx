import { Showcase } from '../frame/Showcase'

export function EnhancedTablePage() {
  return <Showcase titleKey="shell.menu.tableEnhanced" purpose="" demos={[]} />
}
