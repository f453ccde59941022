import { Showcase } from '../frame/Showcase'

export function ChartsPage() {
  return <Showcase titleKey="shell.menu.charts" purpose="" demos={[]} />
}
