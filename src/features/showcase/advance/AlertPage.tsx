import { Showcase } from '../frame/Showcase'

export function AlertPage() {
  return <Showcase titleKey="shell.menu.alert" purpose="" demos={[]} />
}
