import { Showcase } from '../frame/Showcase'

export function CustomizedTablePage() {
  return <Showcase titleKey="shell.menu.tableCustomized" purpose="" demos={[]} />
}
