import { Showcase } from '../frame/Showcase'

export function OrgChartPage() {
  return <Showcase titleKey="shell.menu.orgChart" purpose="" demos={[]} />
}
