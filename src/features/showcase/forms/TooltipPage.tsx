import { Showcase } from '../frame/Showcase'

export function TooltipPage() {
  return <Showcase titleKey="shell.menu.formTooltip" purpose="" demos={[]} />
}
