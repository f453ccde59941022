import { Showcase } from '../frame/Showcase'

export function CollapseTablePage() {
  return <Showcase titleKey="shell.menu.tableCollapse" purpose="" demos={[]} />
}
