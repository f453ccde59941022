import { Showcase } from '../frame/Showcase'

export function PlansPage() {
  return <Showcase titleKey="shell.menu.price1" purpose="" demos={[]} />
}
