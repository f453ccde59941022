import { Showcase } from '../frame/Showcase'

export function BasicTablePage() {
  return <Showcase titleKey="shell.menu.tableBasic" purpose="" demos={[]} />
}
