import { Showcase } from '../frame/Showcase'

export function PlanSwitchPage() {
  return <Showcase titleKey="shell.menu.price2" purpose="" demos={[]} />
}
