import { Showcase } from '../frame/Showcase'

export function GridPage() {
  return <Showcase titleKey="shell.menu.grid" purpose="" demos={[]} />
}
