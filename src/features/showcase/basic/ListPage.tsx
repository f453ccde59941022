import { Showcase } from '../frame/Showcase'

export function ListPage() {
  return <Showcase titleKey="shell.menu.list" purpose="" demos={[]} />
}
