import { Showcase } from '../frame/Showcase'

export function DataGridPage() {
  return <Showcase titleKey="shell.menu.tableData" purpose="" demos={[]} />
}
